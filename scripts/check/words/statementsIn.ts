/** How a language states what somebody could hold the company to. Each is part of a regular expression. */
interface Speech {
  /** One of a unit; of other things it is an article. Absent where a unit alone is one. */
  one?: string;
  /** Numbers up to ten count what a page lists, unless a unit or somebody follows. */
  small: string;
  /** Larger ones, and shares, are always figures. */
  large: string;
  units: string;
  counted: string;
  /** What no test can show, wherever it stands. */
  superlatives: string;
  /** What is a promise only in a sentence that speaks of the company. */
  absolutes: string;
  company: string;
  certificates: string;
  /** What the language writes before a word without a space: "and", "in", the article. */
  prefixes?: string;
}

const speeches: Readonly<Record<string, Speech>> = {
  fr: {
    one: 'une?',
    small: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
    large:
      'onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cents?|mille|million|un tiers d[eu]s?|un tiers ne|la moitié',
    units:
      'secondes?|minutes?|heures?|jours?|(?:demi-)?journées?|semaines?|mois|ans?|années?|trimestres?|nuits?|fois plus',
    counted:
      'spécialistes?|experts?|consultants?|testeurs?|clients?|projets?|magasins?|missions?|appareils?|personnes|entretiens?|CV|pages|praticiens?|modérateurs?|indicateurs?|scénarios?',
    superlatives:
      'leaders?|numéro un|inégalée?s?|incomparables?|incontournables?|excellence|(?:le|la|les|nos|notre) meilleure?s?',
    absolutes: 'toujours|jamais|uniques?|garanti\\p{L}*|parfait\\p{L}*|absolu\\p{L}*|systématique\\p{L}*',
    company: 'nous|notre|nos|\\{\\{company\\}\\}',
    certificates: 'CMMI niveau \\d|certification ISTQB|certifiée?s?|(?<=nos )certifications',
  },
  en: {
    one: 'one',
    small: 'two|three|four|five|six|seven|eight|nine|ten',
    large:
      'eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|half-day|half a day|hundred|thousand|million|a third of|half (?:of|the|their)',
    units:
      'seconds?|minutes?|hours?|(?:working )?days?|weeks?|months?|years?|quarters?|nights?|times (?:more|as)',
    counted:
      'specialists?|experts?|consultants?|testers?|clients?|projects?|stores?|engagements?|devices?|people|interviews?|CVs|pages|practitioners?|moderators?|indicators?|(?:failure )?scenarios?',
    superlatives:
      'leaders?|number one|unrivalled|unmatched|world-class|market-leading|excellence|(?:the|our) (?:best|fastest|largest)',
    absolutes: 'always|never|unique|guarante\\p{L}*|perfect\\p{L}*|absolute\\p{L}*|systematic\\p{L}*',
    company: 'we|us|our|\\{\\{company\\}\\}',
    certificates: 'CMMI Level \\d|ISTQB certified|certified|(?<=our )certifications',
  },
  es: {
    one: 'una?',
    small: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    large:
      'once|doce|trece|catorce|quince|dieciséis|dieci\\p{L}+|veint\\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien(?:tos?)?|mil|mill(?:ón|ones)|un tercio de|la mitad',
    units:
      'segundos?|minutos?|horas?|(?:media )?jornadas?|días?|semanas?|mes(?:es)?|años?|trimestres?|noches?|veces más',
    counted:
      'especialistas?|expert[oa]s?|consultor[ae]?s?|testers?|clientes?|proyectos?|tiendas?|misiones|encargos?|dispositivos?|móviles|personas|entrevistas?|CV|páginas|profesionales|moderadores?|indicadores?|escenarios?',
    superlatives:
      'líder(?:es)?(?! de pruebas)|número uno|inigualables?|incomparables?|imprescindibles?|excelencia|(?:el|la|los|las|nuestr[oa]s?) mejor(?:es)?',
    absolutes: 'siempre|nunca|jamás|garanti\\p{L}*|perfect\\p{L}*|absolut\\p{L}*|sistemátic\\p{L}*',
    company: 'nosotros|nuestr[oa]s?|\\p{L}+[aei]mos|\\{\\{company\\}\\}',
    certificates:
      'CMMI nivel \\d|certificación ISTQB|(?<=especialistas |expert[oa]s |consultor[ae]s |testers )certificad[oa]s|(?<=nuestras )certificaciones',
  },
  ar: {
    prefixes: '[وفبلك]?(?:ال|لل)?',
    small: '(?:ثلاث|أربع|خمس|ست|سبع|تسع|عشر)ة?|ثماني?ة?',
    // Two of a unit are a form of their own.
    large:
      '(?:ثانية|دقيقة|ساعة|يوم|أسبوع|شهر|سنة|ليلة) واحد\\p{L}*|(?:ثانيت|دقيقت|ساعت|يوم|أسبوع|شهر|سنت|عام|ليلت|ربع)(?:ان|ين)|ربعي|(?:أحد|إحدى|اثنا|اثني|اثنتا|اثنتي) عشرة?|عشر(?:ون|ين)|(?:ثلاث|أربع|خمس|ست|سبع|ثمان|تسع)(?:ون|ين)|مئ(?:ة|تان|تين|ات)|ألف|(?:ثلاثة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة|عشرة) (?:آلاف|ملايين)|مليون|ثلث|نصف\\p{L}{1,3}',
    units:
      'ثاني\\p{L}*|ثوان\\p{L}*|دقيق\\p{L}*|دقائق|ساع\\p{L}*|يوم[\u064b-\u0652]*\\p{L}*|أيام|أسبوع[\u064b-\u0652]*\\p{L}*|أسابيع|شهر[\u064b-\u0652]*\\p{L}*|أشهر|سن\\p{L}*|عام[\u064b-\u0652]*\\p{L}*|أعوام|أرباع|لي\\p{L}*|أضعاف',
    counted:
      'متخصص[\u064b-\u0652]*\\p{L}*|خب(?:ير|راء)[\u064b-\u0652]*\\p{L}*|مستشار[\u064b-\u0652]*\\p{L}*|مختب[\u064b-\u0652]*ر[\u064b-\u0652]*\\p{L}*|عملاء|عميل[\u064b-\u0652]*\\p{L}*|مشاريع|مشروع[\u064b-\u0652]*\\p{L}*|متج\\p{L}*|مهام|جهاز[\u064b-\u0652]*\\p{L}*|أجهزة|شخص[\u064b-\u0652]*\\p{L}*|أشخاص|مقابلات|صفح\\p{L}*|مؤشرات|سيناريوهات',
    superlatives: 'رائد\\p{L}*|رقم واحد|لا مثيل|لا تضاهى|تميّز|الأفضل|أفضل(?= ال)',
    absolutes:
      'دائم[\u064b-\u0652]*ا|أبد[\u064b-\u0652]*ا|فريد\\p{L}*|[نت]ضمن\\p{L}*|مضمون\\p{L}*|مثالي\\p{L}*|مطلق\\p{L}*',
    company: 'نحن|\\p{L}{3,}نا|\\{\\{company\\}\\}',
    certificates: 'CMMI المستوى \\d|شهادة ISTQB|معتمد[وي]ن|شهاداتنا',
  },
};

/** Figures that are part of a name. */
const names = new RegExp(
  [
    '(?:ISO(?:/IEC)?|IEC|EN|WCAG|RGAA|NIS|ROS|ERC|TC|REQ|DEF)[ \u00a0\u202f-]?\\d[\\d-]*(?:\\.\\d+)?(?:[ \u00a0\u202f]\\d{3}| (?:et|and|y) \\d{5}| و\\d{5})?',
    '(?:règlement|regulation|machines|machinery regulation|reglamento|الاتحاد الأوروبي)[ \u00a0](?:\\((?:UE|EU)\\)[ \u00a0]|\u2068)?\\d{4}/\\d+',
    '(?:article|artículo|المادة|erreur|error|خطأ|n°)[ \u00a0]\\d+(?:\\(\\d\\))?',
    '(?:Apache|AGPL)-\\d\\.\\d',
    '404 error',
    '(?<=répond |answers |un |empty |الرد )200',
    '\\d+(?:e|th)(?: et \\d+e| and \\d+th)? (?:centile|percentile)s?|percentil(?:es)? \\d+(?: y \\d+)?|المئين(?:ان)? \\d+(?: و\\d+)?',
    'S/4HANA|W3C|web3|3d|k6|p95|F8',
  ].join('|'),
  'gi',
);
const digits = '[−+]?\\d(?:[.,:\u202f\u00a0]?\\d)*';

/** Those of these languages: expressions with all letters of Unicode take longer to make than all texts to read. */
const letters = 'a-zà-öø-ÿœ\u0621-\u064a';

/** Making an expression takes far longer than using it: each is made once. */
const patterns = Object.fromEntries(
  Object.entries(speeches).map(([language, speech]) => {
    const { one, small, large, units, counted } = speech;
    const words = (pattern: string) =>
      new RegExp(
        `(?<![${letters}\\d])${speech.prefixes ?? ''}(?:${pattern})`.replaceAll('\\p{L}', `[${letters}]`),
        'gi',
      );
    const figure = `${digits}(?:\\s?(?:%|×|\\+|x(?!\\p{L})|€))?`;
    return [
      language,
      {
        figures: words(
          [
            `(?:${digits}|${small}|${large})[\\s-](?:${units}|${counted})(?!\\p{L})`,
            ...(one ? [`${one}[\\s-](?:${units})(?!\\p{L})`] : []),
            figure,
            `(?:${large})(?!\\p{L})`,
          ].join('|'),
        ),
        certificates: words(`(?:${speech.certificates})(?!\\p{L})`),
        superlatives: words(`(?:${speech.superlatives})(?!\\p{L})`),
        absolutes: words(`(?:${speech.absolutes})(?!\\p{L})`),
        company: words(`(?:${speech.company})(?!\\p{L})`),
        // Most texts state nothing: they are read once, not five times.
        any: words(
          ['\\d', one, small, large, speech.certificates, speech.superlatives, speech.absolutes]
            .filter(Boolean)
            .join('|'),
        ),
      },
    ];
  }),
);

/** A figure, a length of time, a certificate or a superlative as a text writes it. */
export interface Statement {
  stated: string;
  /** From the start of the text. */
  index: number;
}

/**
 * @param text what a visitor reads, or a text of `locales/`, whose placeholders state nothing by themselves
 * @param language the code of its language
 * @returns everything that it states, in its order
 */
export function statementsIn(text: string, language: string): Statement[] {
  const speech = patterns[language];
  if (!speech || text.search(speech.any) < 0) return [];
  const blank = (found: string) => '…'.repeat(found.length);
  const quoting = text.replaceAll(/\{\{(?!company).*?\}\}/g, blank);
  const certificates = matches(quoting, speech.certificates);
  const plain = quoting.replaceAll(speech.certificates, blank).replaceAll(names, blank);
  const sentences = plain.search(speech.absolutes) < 0 ? [] : plain.matchAll(/[^.?!]+/g);
  const absolutes = [...sentences].flatMap(({ 0: sentence, index }) =>
    matches(sentence, speech.company).length === 0
      ? []
      : matches(sentence, speech.absolutes).map((each) => ({ ...each, index: index + each.index })),
  );
  return [
    ...certificates,
    ...matches(plain, speech.figures),
    ...matches(plain, speech.superlatives),
    ...absolutes,
  ].sort((one, other) => one.index - other.index);
}

function matches(text: string, pattern: RegExp): Statement[] {
  return [...text.matchAll(pattern)].map(({ 0: stated, index }) => ({ stated, index }));
}
