import { z } from 'zod';
import facts from './caseStudies.json';

const lengthSchema = z.strictObject({ value: z.number().positive(), unit: z.enum(['day', 'hour']) });

const caseStudiesSchema = z.array(
  z.strictObject({
    /** Names the words in `locales/<lng>/caseStudies.json`. */
    key: z.enum(['retailer', 'digitalTrust', 'luxury']),
    logo: z.enum(['basket', 'seal', 'gem']),
    months: z.int().min(1),
    people: z.int().min(1),
    /** The time that the client's team needed, before and after: what the page's picture draws. */
    measure: z.strictObject({ before: lengthSchema, after: lengthSchema }),
  }),
);

/** The client cases, in the order in which they are shown. */
export const caseStudies = caseStudiesSchema.parse(facts);

export type CaseStudy = (typeof caseStudies)[number];
