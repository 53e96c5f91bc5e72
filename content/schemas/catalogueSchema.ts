import { z } from 'zod';
import { distinct, key, sitePath, text } from './fields.ts';

const entry = z
  .strictObject({
    id: key,
    type: z.enum(['service', 'consultant']),
    path: sitePath,
    consultantType: text.optional().describe('the id of a profile of content/consultants.json'),
  })
  .superRefine(({ type, consultantType }, context) => {
    if ((type === 'consultant') === (consultantType !== undefined)) return;
    const advice =
      type === 'consultant'
        ? 'is missing: a consultant names a profile'
        : 'is for consultants only. Remove it';
    context.addIssue({ code: 'custom', path: ['consultantType'], message: advice });
  });

/** content/catalogue.json: what the search finds. */
export const catalogueSchema = distinct(entry, 'id');
