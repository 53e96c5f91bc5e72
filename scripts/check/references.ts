import { defaultLanguage } from '../../content/languages.ts';
import { problemIn, selectValues, type Value, type ValueFile } from './files.ts';
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
];

/** Facts and words that name each other: none is without the other. */
const paired: readonly Named[] = [
  ['domains', '*.key', 'common', 'domains.*'],
  ['positions', '*.key', 'careers', 'positions.items.*.key'],
  ['positions', '*.key', 'positions', 'items.*.key'],
  ['related', '*.key', 'related', 'items.*.key'],
  ['consultants', '*.key', 'consultants', 'profiles.items.*.key'],
  ['caseStudies', '*.key', 'caseStudies', 'cases.items.*.key'],
  ['offices', 'agencies.*.key', 'offices', 'agencies.items.*.key'],
  ['offices', 'foreign.*.key', 'offices', 'foreign.items.*.key'],
  ['processSteps', '*.key', 'methodologies', 'process.items.*.key'],
  ['company', 'certifications.*.key', 'about', 'certifications.items.*.key'],
  ['teams', 'teams.*.key', 'engagement', 'offers.items.*'],
  ['tools', 'automation.*.key', 'automatedTesting', 'tools.items.*'],
  ['tools', 'performance.*.key', 'performanceTesting', 'tools.items.*'],
  ['figures', 'functionalTesting.coverage.*.key', 'functionalTesting', 'coverage.items.*'],
];

/**
 * Names that lead nowhere: a position without words, words of a position that is gone. Facts that name each other are held
 * by the schemas in `content/`. The default language stands for all, which are held against it.
 *
 * @param files the JSON files of `content/` and `locales/`; a reference to a file that cannot be read is left out
 */
export function brokenReferences(files: readonly ValueFile[]): Problem[] {
  const sideOf = (path: string, selector: string) =>
    files
      .filter((file) => file.path === path && file.root !== undefined)
      .map((file) => ({ file, values: selectValues(file, selector) }))[0];
  return [...named, ...paired].flatMap((row) => {
    const facts = sideOf(`content/${row[0]}.json`, row[1]);
    const words = sideOf(`locales/${defaultLanguage}/${row[2]}.json`, row[3]);
    if (!facts || !words) return [];
    return [...lostNames(facts, words), ...(paired.includes(row) ? lostNames(words, facts) : [])];
  });
}

/** The values of a file that name each other's entries. */
interface Side {
  file: ValueFile;
  values: readonly Value<string>[];
}

function lostNames(from: Side, to: Side): Problem[] {
  const known = to.values.map(({ value }) => value);
  return from.values
    .filter(({ value }) => !known.includes(value))
    .map(({ path, value }) => {
      const advice = didYouMean(value, known, `Write one of these, or add it there: ${known.join(', ')}.`);
      const message = `names ${quote(value)}, which ${to.file.path} does not have. ${advice}`;
      return problemIn(from.file, path, message);
    });
}
