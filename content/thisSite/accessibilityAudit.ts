import { z } from 'zod';
import { distinctOrNone, key, pastDate, text } from '../fields.ts';
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
 * content/thisSite/accessibilityAudit.json: a self-assessment of this site by the criteria of the RGAA, the French state's rules for
 * accessible websites, in French as these are. The list of criteria is empty where there was none.
 */
export const accessibilityAuditSchema = z.strictObject({
  /** Whoever changes pages assesses them anew: the launch list asks for it as long as the date is the one that this repository ships. */
  date: pastDate.meta({ ...pastDate.meta(), shipped: '2026-11-28' }),
  version: text.describe('the commit that was assessed'),
  standard: text.describe('RGAA 4.1.2'),
  sample: z.record(key, text).describe('the pages, by keys, with what is open on them, in French'),
  criteria: distinctOrNone(criterion, 'id'),
});

export const accessibilityAudit = parseContent(
  'content/thisSite/accessibilityAudit.json',
  accessibilityAuditSchema,
  json,
);

/** @returns the result on a page of the sample, or on all of it: C conforms, NC does not, NA does not apply (RGAA, "Méthode technique") */
export function resultOf({ applies, fails }: Criterion, page?: string): 'C' | 'NC' | 'NA' {
  const isAmong = (pages: Criterion['applies']) =>
    pages === 'all' || (page ? pages.includes(page) : pages.length > 0);
  return isAmong(fails) ? 'NC' : isAmong(applies) ? 'C' : 'NA';
}

const count = (wanted: string) =>
  accessibilityAudit.criteria.filter((criterion) => resultOf(criterion) === wanted).length;

/** The number of criteria by result, and the rate of conformity in percent: of those that apply, how many conform on each page (RGAA, "Déclaration d'accessibilité"). */
export const auditTotals = {
  conforming: count('C'),
  failing: count('NC'),
  notApplicable: count('NA'),
  rate: Math.floor((100 * count('C')) / Math.max(1, count('C') + count('NC'))),
};
