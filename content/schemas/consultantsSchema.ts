import { z } from 'zod';
import { distinct } from './fields.ts';

const consultant = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z]+(?:_[a-z]+)*$/)
    .describe('small letters and "_": it stands in addresses as ?type=data_tester'),
  icon: z
    .enum(['workflow', 'database', 'blocks', 'layers', 'compass', 'clipboard-check'])
    .describe('the name of an icon'),
  experience: z.int().min(1).max(50).describe('whole years without quotes: 5'),
  availability: z.literal('available'),
});

/** content/consultants.json: the profiles that are shown. */
export const consultantsSchema = distinct(consultant, 'id');

export type Consultant = z.infer<typeof consultant>;
