import { z } from 'zod';
import { distinct, distinctOrNone, key, pastDate, text } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './accessibilityAudit.json';

const samplePage = z.strictObject({
  key,
  page: text.describe('the name of the page, in French: a page may be gone when the grid is read'),
  state: text.describe('what is open on it').optional(),
});

/** The pages of a sample by their keys; `all` stands for each of them. */
const pages = (description: string) => z.union([z.literal('all'), z.array(key)]).describe(description);

const criterion = z.strictObject({
  id: z
    .string()
    .regex(/^\d{1,2}\.\d{1,2}$/)
    .describe('the number in the RGAA: 1.1'),
  title: text.describe('what the RGAA asks, in French'),
  applies: pages('the pages of the sample that the criterion applies to; none where it applies nowhere'),
  fails: z.array(key).describe('those of them that do not conform'),
  how: text.describe('what was done, and what was seen, in French'),
});

/** content/thisSite/accessibilityAudit.json: a self-assessment by the criteria of the RGAA, in French as the RGAA is; none where there was none. */
export const accessibilityAuditSchema = z.strictObject({
  /** Whoever changes pages assesses them anew: the launch list asks for it as long as the date is the one that this repository ships. */
  date: pastDate.meta({ ...pastDate.meta(), shipped: '2026-11-28' }),
  version: text.describe('the commit that was assessed'),
  standard: text.describe('RGAA 4.1.2'),
  means: z.array(text).describe('the programs that were used, with their versions'),
  sample: distinct(samplePage, 'key'),
  criteria: distinctOrNone(criterion, 'id'),
});

const audit = parseFacts('content/thisSite/accessibilityAudit.json', accessibilityAuditSchema, json);

export type CriterionResult = 'C' | 'NC' | 'NA';

/** The assessment, each criterion with its result on each page of the sample: C conforms, NC does not, NA does not apply (RGAA, "Méthode technique"). */
export const accessibilityAudit = {
  ...audit,
  criteria: audit.criteria.map((criterion) => {
    const results = audit.sample.map(({ key: page }): CriterionResult => {
      const applies = criterion.applies === 'all' || criterion.applies.includes(page);
      return applies ? (criterion.fails.includes(page) ? 'NC' : 'C') : 'NA';
    });
    const worst = (['NC', 'C', 'NA'] as const).find((result) => results.includes(result)) ?? 'NA';
    return { ...criterion, results, result: worst };
  }),
};

const count = (wanted: CriterionResult) =>
  accessibilityAudit.criteria.filter(({ result }) => result === wanted).length;

/** The number of criteria by result, and the rate of conformity in percent: of those that apply, how many conform on each page (RGAA, "Déclaration d'accessibilité"). */
export const auditTotals = {
  conforming: count('C'),
  failing: count('NC'),
  notApplicable: count('NA'),
  rate: Math.floor((100 * count('C')) / Math.max(1, count('C') + count('NC'))),
};
