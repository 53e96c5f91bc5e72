import { z } from 'zod';
import json from './consultants.json';
import { distinctOrNone, source, text } from './fields.ts';
import { parseFacts } from './parseFacts.ts';

const consultant = z.strictObject({
  key: z
    .string()
    .regex(/^[a-z]+(?:_[a-z]+)*$/)
    .describe('small letters and "_": it stands in addresses as ?type=data_tester'),
  subject: text.describe('what the contact form sends where this profile is asked for'),
  icon: z
    .enum(['workflow', 'database', 'blocks', 'layers', 'compass', 'clipboard-check'])
    .describe('the name of an icon'),
  experience: z.int().min(1).max(50).describe('whole years without quotes: 5'),
  availability: z.literal('available'),
  source,
});

/** content/consultants.json: the profiles that are shown. */
export const consultantsSchema = distinctOrNone(consultant, 'key', 'subject');

export type Consultant = z.infer<typeof consultant>;

/** The consultant profiles, in the order they are shown; their words are in `consultants.json`. */
export const consultants = parseFacts('content/consultants.json', consultantsSchema, json);
