import { z } from 'zod';
import json from './caseStudies.json';
import { exampleSource, key, translatedKey, uniqueOrEmpty } from './fields.ts';
import { parseContent } from './parseContent.ts';

const duration = z.strictObject({
  value: z.number().positive().describe('a number without quotes: 9'),
  unit: z.enum(['day', 'hour']).describe('"day" or "hour"'),
});

const caseStudy = z.strictObject({
  key: translatedKey(
    { equal: ['caseStudies:cases.items.*.key'], subset: ['caseStudies:testimonials.items.*.key'] },
    key,
  ),
  logo: z.enum(['basket', 'seal', 'gem']).describe('the name of a drawing'),
  months: z.int().min(1).describe('whole months without quotes: 7'),
  people: z.int().min(1).describe('a whole number without quotes: 5'),
  /** The time that one task of the client took before and after the project. The page draws both. */
  measure: z.strictObject({ before: duration, after: duration }),
  source: exampleSource,
});

export const caseStudiesSchema = uniqueOrEmpty(caseStudy, 'key');

export type CaseStudy = z.infer<typeof caseStudy>;

/** The case studies, in the order they are shown. Their translations are in `locales/<language>/caseStudies.json`. */
export const caseStudies = parseContent('content/caseStudies.json', caseStudiesSchema, json);
