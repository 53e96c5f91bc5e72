import { defaultLanguage } from '../../content/languages.ts';
import { problemIn, selectValues, type ValueFile } from './files.ts';
import { didYouMean, type Problem, quote } from './problem.ts';

/** The values of a file of facts that have words: which, and where these stand in the file of words. */
type Named = readonly [facts: string, values: string, words: string, entries: string];

/** Facts that have words, which may have others too. */
const named: readonly Named[] = [
  ['domains', '*.key', 'domains', '*'],
  ['domains', '*.key', 'search', 'catalogue.*'],
  ['domains', '*.offreKey', 'offre', '*'],
  ['services', '*.key', 'common', 'pages.*'],
  ['services', '*.key', 'expertise', 'choose.items.*'],
  ['consultants', '*.key', 'search', 'catalogue.*'],
  ['specimens/specimens', '*.key', 'specimens', 'names.*'],
  ['specimens/specimens', '*.key', 'engagement', 'specimens.items.*'],
];

/** Facts and words that name each other: none is without the other. */
const paired: readonly Named[] = [
  ['domains', '*.key', 'common', 'domains.*'],
  ['positions', '*.key', 'careers', 'positions.items.*.key'],
  ['positions', '*.key', 'positions', 'items.*.key'],
  ['related', '*.key', 'related', 'items.*.key'],
  ['consultants', '*.key', 'consultants', 'profiles.items.*.key'],
  ['caseStudies', '*.key', 'caseStudies', 'cases.items.*.key'],
  ['people', '*.key', 'people', 'items.*.key'],
  ['offices', 'agencies.*.key', 'offices', 'agencies.items.*.key'],
  ['offices', 'foreign.*.key', 'offices', 'foreign.items.*.key'],
  ['processSteps', '*.key', 'methodologies', 'process.items.*.key'],
  ['company', 'certifications.*.key', 'about', 'certifications.items.*.key'],
  ['teams', 'teams.*.key', 'engagement', 'offers.items.*'],
  ['tools', 'automation.*.key', 'automatedTesting', 'tools.items.*'],
  ['tools', 'performance.*.key', 'performanceTesting', 'tools.items.*'],
  ['figures', 'functionalTesting.coverage.*.key', 'functionalTesting', 'coverage.items.*'],
];

/** From which file to which the names of a row lead. */
const toWords = ([facts, values, words, entries]: Named): Named => [
  `content/${facts}.json`,
  values,
  `locales/${defaultLanguage}/${words}.json`,
  entries,
];
const reversed = ([from, values, to, entries]: Named): Named => [to, entries, from, values];

/**
 * Names that lead nowhere: a position without words, words of a position that is gone. Facts that name each other are held
 * by the schemas in `content/`. The default language stands for all, which are held against it.
 *
 * @param files the JSON files of `content/` and `locales/`; a reference to a file that cannot be read is left out
 */
export function brokenReferences(files: readonly ValueFile[]): Problem[] {
  const readable = new Map(files.filter(({ root }) => root !== undefined).map((file) => [file.path, file]));
  const rows = [...named.map(toWords), ...paired.map(toWords), ...paired.map(toWords).map(reversed)];
  return rows.flatMap(([from, values, to, entries]) => {
    const [file, other] = [readable.get(from), readable.get(to)];
    if (!file || !other) return [];
    const known = selectValues(other, entries).map(({ value }) => value);
    const lost = selectValues(file, values).filter(({ value }) => !known.includes(value));
    return lost.map(({ path, value }) => {
      const advice = didYouMean(value, known, `Write one of these, or add it there: ${known.join(', ')}.`);
      return problemIn(file, path, `names ${quote(value)}, which ${to} does not have. ${advice}`);
    });
  });
}
