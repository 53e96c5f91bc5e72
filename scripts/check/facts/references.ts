import { didYouMean } from '../didYouMean.ts';
import { lineAt } from '../lineAt.ts';
import type { JsonFile } from '../parseJsonFile.ts';
import type { Problem } from '../problem.ts';
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

/** A fact and the words of it name each other. */
function bothWays(file: string, values: string, words: string, entries: string): Reference[] {
  return [
    { file, values, in: words, among: [entries] },
    { file: words, values: entries, in: file, among: [values] },
  ];
}

/** What refers to what. Words are those of the default language: the others are held against them. */
export const references: readonly Reference[] = [
  {
    file: 'content/positions.json',
    values: '*.city',
    in: 'content/offices.json',
    among: ['headquarters.address.city', 'agencies.*.address.city', 'foreign.*.cities.*.address.city'],
  },
  { file: 'content/domains.json', values: '*.key', in: 'locales/fr/domains.json', among: ['~'] },
  { file: 'content/domains.json', values: '*.key', in: 'locales/fr/search.json', among: ['catalogue.~'] },
  { file: 'content/domains.json', values: '*.offreKey', in: 'locales/fr/offre.json', among: ['~'] },
  { file: 'content/services.json', values: '*.key', in: 'locales/fr/common.json', among: ['pages.~'] },
  {
    file: 'content/services.json',
    values: '*.key',
    in: 'locales/fr/expertise.json',
    among: ['choose.items.~'],
  },
  { file: 'content/consultants.json', values: '*.key', in: 'locales/fr/search.json', among: ['catalogue.~'] },
  ...bothWays('content/domains.json', '*.key', 'locales/fr/common.json', 'domains.~'),
  ...bothWays('content/positions.json', '*.key', 'locales/fr/careers.json', 'positions.items.*.key'),
  ...bothWays('content/consultants.json', '*.key', 'locales/fr/consultants.json', 'profiles.items.*.key'),
  ...bothWays('content/caseStudies.json', '*.key', 'locales/fr/caseStudies.json', 'cases.items.*.key'),
  ...bothWays('content/offices.json', 'agencies.*.key', 'locales/fr/offices.json', 'agencies.items.*.key'),
  ...bothWays('content/offices.json', 'foreign.*.key', 'locales/fr/offices.json', 'foreign.items.*.key'),
  ...bothWays('content/processSteps.json', '*.key', 'locales/fr/methodologies.json', 'process.items.*.key'),
  ...bothWays(
    'content/company.json',
    'certifications.*.key',
    'locales/fr/about.json',
    'certifications.items.*.key',
  ),
  ...bothWays(
    'content/specimens/traceability.json',
    'requirements.*.key',
    'locales/fr/specimens.json',
    'traceability.requirements.~',
  ),
  ...bothWays(
    'content/specimens/traceability.json',
    'requirements.*.cases.*.id',
    'locales/fr/specimens.json',
    'traceability.cases.~',
  ),
  ...bothWays(
    'content/specimens/traceability.json',
    'defects.*.id',
    'locales/fr/specimens.json',
    'traceability.defects.items.~',
  ),
  ...bothWays(
    'content/specimens/testReport.json',
    'levels.*.key',
    'locales/fr/specimens.json',
    'testReport.levels.items.~',
  ),
  ...bothWays(
    'content/specimens/testReport.json',
    'failures.*.key',
    'locales/fr/specimens.json',
    'testReport.failures.items.~',
  ),
  ...bothWays(
    'content/specimens/loadReport.json',
    'transactions.*.key',
    'locales/fr/specimens.json',
    'loadReport.transactions.items.~',
  ),
  ...bothWays(
    'content/specimens/auditSummary.json',
    'marks.*.key',
    'locales/fr/specimens.json',
    'auditSummary.marks.items.~',
  ),
  ...bothWays(
    'content/specimens/auditSummary.json',
    'actions.*.key',
    'locales/fr/specimens.json',
    'auditSummary.plan.items.~',
  ),
  { file: 'content/teams.json', values: 'teams.*.key', in: 'content/services.json', among: ['*.key'] },
  ...bothWays('content/teams.json', 'teams.*.key', 'locales/fr/engagement.json', 'offers.items.~'),
];

/**
 * Names that lead nowhere: a position in a city without office, a profile without words, words without profile.
 *
 * @param files the JSON files of `content/` and `locales/` by path; a reference to a file that cannot be read is left out
 * @param all what refers to what
 */
export function brokenReferences(
  files: ReadonlyMap<string, JsonFile>,
  all: readonly Reference[] = references,
): Problem[] {
  return all.flatMap((reference) => {
    const source = files.get(reference.file);
    const target = files.get(reference.in);
    if (!source?.root || !target?.root || source.errors.length + target.errors.length > 0) return [];
    const { root } = target;
    const known = new Set(
      reference.among.flatMap((selector) => selectValues(root, selector).map(({ value }) => value)),
    );
    return selectValues(source.root, reference.values)
      .filter(({ value }) => !known.has(value))
      .map(({ key, value, offset }) => {
        const otherwise = `Write one of these, or add it there: ${[...known].join(', ')}.`;
        return {
          file: source.path,
          line: lineAt(source.text, offset),
          severity: 'error',
          message: `${key} names ${quote(value)}, which ${target.path} does not have. ${didYouMean(value, known, otherwise)}`,
        };
      });
  });
}
