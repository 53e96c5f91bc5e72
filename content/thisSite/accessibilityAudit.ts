import { z } from 'zod';
import { key, pastDate, text, uniqueOrEmpty } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './accessibilityAudit.json';

const criterion = z.strictObject({
  id: text.describe('the number in the RGAA: 1.1'),
  title: text.describe('what the RGAA asks, in French'),
  applies: z.union([z.literal('all'), z.array(key)]).describe('the pages of the sample that it concerns'),
  fails: z.array(key).describe('those of them that do not conform'),
  how: text.describe('what was done, and what was seen, in French'),
});

type Criterion = z.infer<typeof criterion>;

/**
 * content/thisSite/accessibilityAudit.json: a self-assessment of this site by the RGAA, the French accessibility rules. The rules
 * and these texts are in French. Without an assessment, the list of criteria is empty.
 */
export const accessibilityAuditSchema = z.strictObject({
  /** If pages have changed, assess them again and replace this date. While it still equals `shipped`, the launch check reports it. */
  date: pastDate.meta({ ...pastDate.meta(), shipped: '2026-11-28' }),
  version: text.describe('the commit that was assessed'),
  standard: text.describe('RGAA 4.1.2'),
  sample: z.record(key, text).describe('the pages, by keys, with what is open on them, in French'),
  criteria: uniqueOrEmpty(criterion, 'id'),
});

export const accessibilityAudit = parseContent(
  'content/thisSite/accessibilityAudit.json',
  accessibilityAuditSchema,
  json,
);

/**
 * @returns the result of a criterion on one page of the sample, or on the whole sample: C (conforms), NC (does not conform) or
 * NA (does not apply), as in the RGAA, "Méthode technique"
 */
export function resultOf({ applies, fails }: Criterion, page?: string): 'C' | 'NC' | 'NA' {
  const isAmong = (pages: Criterion['applies']) =>
    pages === 'all' || (page ? pages.includes(page) : pages.length > 0);
  return isAmong(fails) ? 'NC' : isAmong(applies) ? 'C' : 'NA';
}

const count = (wanted: string) =>
  accessibilityAudit.criteria.filter((criterion) => resultOf(criterion) === wanted).length;

/**
 * The number of criteria by result, and the conformity rate in percent: the share of applicable criteria that every page meets
 * (RGAA, "Déclaration d'accessibilité"). `Math.max` prevents a division by 0.
 */
export const auditTotals = {
  conforming: count('C'),
  failing: count('NC'),
  notApplicable: count('NA'),
  rate: Math.floor((100 * count('C')) / Math.max(1, count('C') + count('NC'))),
};
