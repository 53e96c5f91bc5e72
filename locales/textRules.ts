/**
 * Texts that are shown letter by letter as they are written, straight apostrophes too: wordings that the specification gives and
 * that are looked for as they stand there. By language, each with its file.
 */
export const fixedWordings: Readonly<Record<string, readonly string[]>> = {
  fr: ['notFound:domain.lead'],
  en: ['contact:toasts.sent.text'],
};

/** Groups of texts that are given more values than any language needs: each takes those that it says. */
export const freePlaceholders: readonly string[] = ['commitments:hours', 'commitments:hoursInFull'];

/** The file of words in which every part of a page looks after its own. */
export const commonWords = 'common';

/** The files of facts that words quote by name, `{{replyTime}}`, or by the key of an entry, `{{figures.projects}}`. */
export const contentOfVariables: readonly string[] = ['commitments', 'figures'];

/** The files that are not translated into all languages: the specification has the legal notice in French and in English (§1). */
export const writtenOnlyIn: Readonly<Record<string, readonly string[]>> = { legalNotice: ['fr', 'en'] };

/** What words quote besides: of the company, of the build, of its cities, and the total prices (`content/prices.ts`). */
export const namesOfVariables: readonly string[] = [
  ...['company', 'foundingDate', 'headOffice', 'buildYear', 'frenchCities', 'abroadCities'],
  ...['testerRate', 'testerRateAbroad', 'samplePrice', 'sampleDays', 'loadTestPrice', 'loadTestDays'],
  ...['auditPrice', 'firstTestsPrice', 'nearshoreMonthPrice', 'franceMonthPrice'],
  ...['paybackManualDays', 'paybackManualCost', 'paybackBudget', 'paybackDays'],
  ...['workLanguage', 'otherWorkLanguages'],
];

/**
 * Groups of which a language may lack entries: these are left out, not taken from another language. Whoever searches or asks in a language
 * is answered in it.
 */
export const incompleteGroups: readonly string[] = [
  'search:catalogue',
  'chatAnswers:questions',
  'chatAnswers:topics',
];

/** The key of the sentence that describes the company: it is in the structured data of every page. */
export const companyDescription = 'common:footer.description';

/** The files of words that say what other words quote: durations and hours, counts of lists, names of cities. */
export const quotedFiles = ['commitments', 'lists', 'offices'] as const;

/** The first day of a month in languages that do not write it as a plain number. */
export const firstOfMonth: Readonly<Record<string, string>> = { fr: '1er' };

/**
 * The form of a unit behind a number, in languages whose symbol reads well in a sentence. Arabic has none of the hour; English
 * sets no space before its own ("24h"), which the others do in their short form alone.
 */
export const unitSymbols: Readonly<Record<string, 'short' | 'narrow' | 'long'>> = {
  en: 'narrow',
  ar: 'long',
};
