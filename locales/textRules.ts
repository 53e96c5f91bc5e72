/**
 * Texts that are shown exactly as written, with straight apostrophes, because the specification gives their wording. Each is `file:key`, by
 * language.
 */
export const fixedWordings: Readonly<Record<string, readonly string[]>> = {
  fr: ['notFound:domain.lead'],
  en: ['contact:toasts.sent.text'],
};

/** Groups whose texts may have other placeholders than the original, e.g. only English uses `{{halfDay}}`. */
export const freePlaceholders: readonly string[] = ['commitments:hours', 'commitments:hoursInFull'];

/** The default namespace of `t`. Its texts are used by many parts of the site. */
export const commonNamespace = 'common';

/**
 * The content files whose values are interpolation variables: by name, `{{replyTime}}`, or by the key of an entry, `{{figures.projects}}`.
 */
export const contentOfVariables: readonly string[] = ['commitments', 'figures'];

/** The other interpolation variables: of the company, its cities, the build, and total prices (`content/prices.ts`). */
export const namesOfVariables: readonly string[] = [
  'company',
  'foundingDate',
  'headOffice',
  'workLanguage',
  'otherWorkLanguages',
  'buildYear',
  'frenchCities',
  'abroadCities',
  'testerRate',
  'testerRateAbroad',
  'samplePrice',
  'sampleDays',
  'sampleRequirements',
  'sampleCases',
  'scopingPrice',
  'loadTestPrice',
  'loadTestDays',
  'auditPrice',
  'firstTestsPrice',
  'nearshoreMonthPrice',
  'franceMonthPrice',
  'paybackManualDays',
  'paybackManualCost',
  'paybackBudget',
  'paybackDays',
];

/** The files that are not translated into all languages. The specification requires the legal notice in French and in English (§1). */
export const namespaceLanguages: Readonly<Record<string, readonly string[]>> = { legalNotice: ['fr', 'en'] };

/**
 * Groups in which a language may lack entries. Missing entries are left out instead of taken from another language, so that a visitor who
 * searches or asks in a language gets results in this language.
 */
export const incompleteGroups: readonly string[] = [
  'search:catalogue',
  'chatAnswers:questions',
  'chatAnswers:topics',
];

/** The key of the sentence that describes the company in the structured data of every page. */
export const companyDescription = 'common:footer.description';

/** The translation files whose texts are variables in other files: durations and opening hours, lengths of lists, names of cities. */
export const quotedFiles = ['commitments', 'lists', 'offices'] as const;

/** The first day of a month, in languages that do not write it as a plain number. */
export const firstOfMonth: Readonly<Record<string, string>> = { fr: '1er' };

/**
 * The form of a unit after a number, in languages where `Intl`'s short form does not suit a sentence:
 * - English uses the narrow form, which has no space before the symbol: "24h"
 * - Arabic uses the long form, because it has no symbol for the hour
 */
export const unitSymbols: Readonly<Record<string, 'short' | 'narrow' | 'long'>> = {
  en: 'narrow',
  ar: 'long',
};
