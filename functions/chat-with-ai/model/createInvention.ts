import { type ChatLanguage, isCommon, stemsOf } from '../answer/words.ts';
import type { Knowledge } from '../knowledge.ts';

/** An answer is read in a small panel. In characters. */
const longestAnswer = 1500;

/** Written out, a figure is a figure still. `One` is left out: in French and Spanish it is an article. */
const numerals: Record<ChatLanguage, string> = {
  fr: 'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent cents mille million millions milliard milliards dizaine douzaine vingtaine centaine centaines millier milliers moitié tiers quart double triple',
  en: 'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million millions billion dozen dozens half third quarter twice double triple',
  es: 'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento cientos quinientos mil miles millón millones decena docena centenar mitad tercio cuarto doble triple',
  ar: 'اثنان اثنين ثلاثة ثلاث أربعة أربع خمسة خمس ستة ست سبعة سبع ثمانية ثماني تسعة تسع عشرة عشر عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين مائة مئة مئات ألف آلاف مليون ملايين مليار نصف ثلث ربع ضعف',
};

/** A number with the signs that group its digits, a word, a currency or a percent sign, or the end of what a sentence says. */
const token = /\d+(?:[.,'’\u00a0\u202f /-]?\d+)*|\p{L}[\p{L}\p{M}\d]*|[\p{Sc}%‰]|[.!?؟:;؛\n«"“(•]/gu;

/** Signs that nobody sees, or that turn the direction of a text. */
const unseen = /[^\P{C}\n]/u;

const link = /\[([^\][\n]{1,200})\]\(([^()\s]{1,300})\)/g;

/** What is not text of an answer: HTML, code, other addresses. */
const foreign = /<\/?[a-z!?]|\]\s*[([:]|```|:\/\/|\bwww\.|\b(?:javascript|data|vbscript|mailto|tel):/i;

/** An e-mail address or the name of a host. */
const address = /[\w.+-]*@[\w.-]+|(?:[a-z\d-]+\.)+[a-z]{2,}\b/gi;

/**
 * Tells whether a model wrote of nothing but what it was given. Every address, number and name of its answer must stand
 * in what was sent, a number with the word that follows it; and every other word must be one of the site's, which also
 * holds where a name has no capital letter, as in Arabic.
 *
 * @param knowledge the site in one language
 * @param language that language
 * @returns a function from an answer and what was sent to what is invented in it; nothing where all of it was sent
 */
export function createInvention(knowledge: Knowledge, language: ChatLanguage) {
  const { facts, passages } = knowledge;
  const formulas = JSON.stringify(facts.words).replace(/"\w+":|\{\{\w+\}\}/g, '');
  const own = [...passages.flatMap(({ lines }) => lines), formulas];
  const figures = new Set(stemsIn(numerals[language]));
  const known = new Set(own.flatMap((text) => stemsIn(lowerCaseIn(text))));
  const places = new Set(
    [...facts.offices.map(({ city }) => city), ...facts.abroad, ...facts.soon].flatMap(stemsIn),
  );

  function stemsIn(text: string): string[] {
    return stemsOf(text, language);
  }

  return (answer: string, sent: readonly string[]): string | undefined => {
    // Sentences: what stands in one belongs together.
    const lines = [facts.company, ...sent].flatMap((text) => text.split(/\n|(?<=[.!?؟])\s/)).map(normal);
    const addresses = new Set(
      lines.flatMap((line) => [...line.matchAll(link)].map(([, , target]) => target)),
    );
    const said = normal(answer);
    if (said.length > longestAnswer) return 'a text without end';
    if (unseen.test(answer)) return 'a sign that nobody sees';
    for (const [, , target] of said.matchAll(link)) if (!addresses.has(target)) return target;
    if (said.includes('![')) return '![';
    const text = said.replace(link, '$1');
    if (foreign.test(text)) return foreign.exec(text)?.[0];

    const plain = lines.map((line) => line.replace(link, '$1'));
    const written = new Set(plain.flatMap((line) => line.match(address) ?? []));
    const host = text.match(address)?.find((each) => !written.has(each));
    if (host) return host;

    const lineTokens = plain.map((line) => new Set(tokensIn(line).flatMap(formsOf)));
    const standsIn = (...forms: string[]) => lineTokens.some((line) => forms.every((form) => line.has(form)));
    const tokens = tokensIn(text);
    for (const [index, each] of tokens.entries()) {
      const [form = ''] = formsOf(each);
      const before = tokens[index - 1];
      const after = tokens[index + 1] ?? '\n';
      if (isMark(each)) continue;
      if (isNumber(each) || /^[\p{Sc}%‰]$/u.test(each)) {
        const counted = isMark(after) || isCommonWord(after) ? [] : formsOf(after).slice(0, 1);
        if (!standsIn(form, ...counted)) return [each, ...counted].join(' ');
      } else if (isCapital(each) && !(before === undefined || isMark(before))) {
        // Names of several words are one name.
        const more = isCapital(after) ? [after] : [];
        if (!standsIn(each, ...more)) return [each, ...more].join(' ');
      } else if (
        !standsIn(form) &&
        (/\d/.test(form) || figures.has(form) || places.has(form) || !(known.has(form) || isCommonWord(each)))
      ) {
        return each;
      }
    }
    return undefined;
  };

  /** Its stem, and the word as it is written where that begins with a capital letter. */
  function formsOf(each: string): string[] {
    if (isMark(each)) return [];
    if (isNumber(each)) return [numberIn(each)];
    const [stem = each] = stemsIn(each);
    return isCapital(each) ? [stem, each] : [stem];
  }

  function isCommonWord(each: string): boolean {
    return stemsIn(each).every(isCommon);
  }
}

/** Letters and digits in one form each: full-width, mathematical and Arabic ones say the same. */
function normal(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

function tokensIn(text: string): string[] {
  return text.match(token) ?? [];
}

function isMark(each: string): boolean {
  return /^[.!?؟:;؛\n«"“(•]$/.test(each);
}

function isNumber(each: string): boolean {
  return /^\d/.test(each);
}

function isCapital(each: string): boolean {
  return /^\p{Lu}/u.test(each);
}

/** Without the signs that group its digits; what a decimal sign parts stays apart. */
function numberIn(each: string): string {
  return each.replace(/[.,](?=\d{1,2}$)/, '·').replace(/[.,'’\s/-]/g, '');
}

/** Words that begin a sentence are no names where they are written small elsewhere. */
function lowerCaseIn(text: string): string {
  return (text.match(/\p{L}[\p{L}\p{M}]*/gu) ?? []).filter((each) => !isCapital(each)).join(' ');
}
