import { z } from 'zod';
import { country, date, distinct, key, text, webAddress } from './fields.ts';

const position = z
  .strictObject({
    key,
    city: text.describe('the city of one of content/offices.json'),
    country,
    /** The values of schema.org's `employmentType` that Google's JobPosting documentation lists. */
    employmentType: z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'OTHER']),
    minimumExperienceYears: z.int().min(0).max(40).describe('whole years without quotes: 5'),
    datePosted: date,
    validThrough: date,
    applyUrl: webAddress,
  })
  .superRefine(({ datePosted, validThrough }, context) => {
    if (datePosted < validThrough) return;
    context.addIssue({
      code: 'custom',
      path: ['validThrough'],
      message: `must be later than datePosted, ${datePosted}`,
    });
  });

/** content/positions.json: the open positions. */
export const positionsSchema = distinct(position, 'key', 'applyUrl');

export type Position = z.infer<typeof position>;
