import { z } from 'zod';
import json from './commitments.json';
import { key, time } from './fields.ts';
import { parseContent } from './parseContent.ts';

const source = z
  .enum(['specification', 'owner', 'example'])
  .describe('who says so: "specification", "owner", or "example" where nobody has promised it yet');

const duration = z.strictObject({
  from: z.int().min(1).optional().describe('the shortest, where the commitment is a range: 2'),
  value: z.int().min(1).describe('a whole number without quotes: 24'),
  unit: z
    .enum(['minute', 'hour', 'workingDay', 'day', 'week', 'year'])
    .describe('what the value counts, in the singular: "hour"'),
  source,
});

const hours = z.strictObject({
  days: z
    .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
    .min(1)
    .describe('days that follow each other, in English: pages name the first and the last'),
  opens: time,
  closes: time,
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone))
    .describe('an IANA time zone: Europe/Paris'),
  source,
});

/** content/commitments.json: the company's commitments on time. Translations quote a commitment by its name: `{{replyTime}}`. */
export const commitmentsSchema = z.strictObject({
  answers: z
    .object({
      replyTime: duration.extend({
        workingDays: z.boolean().describe('true where the clock stops outside working days'),
      }),
    })
    .catchall(duration),
  /** The opening hours of chat and support. The specification gives both; the contact page says which of them apply to whom. */
  openingHours: z.strictObject({ chatHours: hours, supportHours: hours }),
  /** The length of an engagement, and the delay until its first results. */
  engagements: z.record(key, duration),
  /** How long the data of a form are stored. The form and the privacy policy show it. */
  retention: z.record(key, duration),
});

export type Commitments = z.infer<typeof commitmentsSchema>;

/** The delays, durations and opening hours to which the company commits. Every text takes them from here. */
export const commitments = parseContent('content/commitments.json', commitmentsSchema, json);
