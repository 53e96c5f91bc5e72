import { defaultLanguage } from '../../../locales/languages.ts';
import { didYouMean } from '../didYouMean.ts';
import { type JsonFile, parseJsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { quote } from '../quote.ts';
import { selectValues } from '../selectValues.ts';

/** Values of one file that must each be found in another. */
export interface Reference {
  file: string;
  /** See `selectValues`. */
  values: string;
  in: string;
  /** One of these must have the value. */
  among: readonly string[];
}

/** A fact has words: of `content/<facts>.json`, in `<words>.json` of the default language, which the others are held against. */
function named(facts: string, values: string, words: string, entries: string): Reference {
  const wordFile = `locales/${defaultLanguage}/${words}.json`;
  return { file: `content/${facts}.json`, values, in: wordFile, among: [entries] };
}

/** A fact and the words of it name each other. */
function bothWays(facts: string, values: string, words: string, entries: string): Reference[] {
  const there = named(facts, values, words, entries);
  return [there, { file: there.in, values: entries, in: there.file, among: [values] }];
}

const cities = ['headquarters.address.city', 'agencies.*.address.city', 'foreign.*.cities.*.address.city'];

/** An office is called by its name where that is not its city's. */
const officeNames = ['headquarters.name', 'agencies.*.name', 'foreign.*.cities.*.name'];

/** What refers to what. */
export const references: readonly Reference[] = [
  {
    file: 'content/positions.json',
    values: '*.city',
    in: 'content/offices.json',
    among: cities,
  },
  { file: 'content/teams.json', values: 'teams.*.key', in: 'content/services.json', among: ['*.key'] },
  named('domains', '*.key', 'domains', '~'),
  named('domains', '*.key', 'search', 'catalogue.~'),
  named('domains', '*.offreKey', 'offre', '~'),
  named('services', '*.key', 'common', 'pages.~'),
  named('services', '*.key', 'expertise', 'choose.items.~'),
  named('consultants', '*.key', 'search', 'catalogue.~'),
  ...bothWays('domains', '*.key', 'common', 'domains.~'),
  ...bothWays('positions', '*.key', 'careers', 'positions.items.*.key'),
  ...bothWays('positions', '*.key', 'positions', 'items.*.key'),
  ...bothWays('related', '*.key', 'related', 'items.*.key'),
  ...bothWays('consultants', '*.key', 'consultants', 'profiles.items.*.key'),
  ...bothWays('caseStudies', '*.key', 'caseStudies', 'cases.items.*.key'),
  ...bothWays('offices', 'agencies.*.key', 'offices', 'agencies.items.*.key'),
  ...bothWays('offices', 'foreign.*.key', 'offices', 'foreign.items.*.key'),
  ...bothWays('processSteps', '*.key', 'methodologies', 'process.items.*.key'),
  ...bothWays('company', 'certifications.*.key', 'about', 'certifications.items.*.key'),
  ...bothWays('teams', 'teams.*.key', 'engagement', 'offers.items.~'),
  ...bothWays('tools', 'automation.*.key', 'automatedTesting', 'tools.items.~'),
  ...bothWays('tools', 'performance.*.key', 'performanceTesting', 'tools.items.~'),
  ...bothWays('figures', 'functionalTesting.coverage.*.key', 'functionalTesting', 'coverage.items.~'),
  ...bothWays('specimens/traceability', 'requirements.*.key', 'specimens', 'traceability.requirements.~'),
  ...bothWays('specimens/traceability', 'requirements.*.cases.*.id', 'specimens', 'traceability.cases.~'),
  ...bothWays('specimens/traceability', 'defects.*.id', 'specimens', 'traceability.defects.items.~'),
  ...bothWays('specimens/testReport', 'levels.*.key', 'specimens', 'testReport.levels.items.~'),
  ...bothWays('specimens/testReport', 'failures.*.key', 'specimens', 'testReport.failures.items.~'),
  ...bothWays('specimens/loadReport', 'transactions.*.key', 'specimens', 'loadReport.transactions.items.~'),
  ...bothWays('specimens/auditSummary', 'marks.*.key', 'specimens', 'auditSummary.marks.items.~'),
  ...bothWays('specimens/auditSummary', 'actions.*.key', 'specimens', 'auditSummary.plan.items.~'),
  { file: 'content/chat/places.json', values: '~', in: 'content/offices.json', among: officeNames },
];

/**
 * Names that lead nowhere: a position in a city without office, a profile without words, words without profile. Where the
 * last commit had the name, the file is wrong that has lost it.
 *
 * @param files the JSON files of `content/` and `locales/` by path; a reference to a file that cannot be read is left out
 * @param committed gives what the last commit holds of a file, where there is one
 * @param all what refers to what
 */
export function brokenReferences(
  files: ReadonlyMap<string, JsonFile>,
  committed: (path: string) => string | undefined = () => undefined,
  all: readonly Reference[] = references,
): Problem[] {
  return all.flatMap((reference) => {
    const source = files.get(reference.file);
    const target = files.get(reference.in);
    if (!source?.root || !target?.root || source.errors.length + target.errors.length > 0) return [];
    const known = namesIn(target, reference.among);
    const lost = selectValues(source.root, reference.values).filter(({ value }) => !known.has(value));
    if (lost.length === 0) return [];
    const before = committed(target.path);
    const had = before === undefined ? known : namesIn(parseJsonFile(target.path, before), reference.among);
    return lost.map(({ key, value, offset }) => {
      if (had.has(value)) {
        const strays = [...known].filter((name) => !had.has(name));
        const [place] = strays.flatMap((name) => target.text.indexOf(JSON.stringify(name)));
        const advice = didYouMean(value, strays, 'Put it back, or remove it there too.');
        return problemAt(
          target,
          place ?? 0,
          'error',
          `lacks ${quote(value)}, which ${source.path} names (${key}). ${advice}`,
        );
      }
      const otherwise = `Write one of these, or add it there: ${[...known].join(', ')}.`;
      const advice = didYouMean(value, known, otherwise);
      const message = `${key} names ${quote(value)}, which ${target.path} does not have. ${advice}`;
      return problemAt(source, offset, 'error', message);
    });
  });
}

function namesIn({ root }: JsonFile, selectors: readonly string[]): Set<string> {
  return new Set(
    selectors.flatMap((selector) => (root ? selectValues(root, selector) : [])).map(({ value }) => value),
  );
}
