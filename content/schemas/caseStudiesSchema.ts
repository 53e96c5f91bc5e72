import { z } from 'zod';
import { distinct, key, text } from './fields.ts';

const caseStudy = z.strictObject({
  key,
  logo: text.describe('the name of a drawing'),
  months: z.int().min(1).describe('whole months without quotes: 7'),
  people: z.int().min(1).describe('a whole number without quotes: 5'),
});

/** content/caseStudies.json: the assignments that are told. */
export const caseStudiesSchema = distinct(caseStudy, 'key');
