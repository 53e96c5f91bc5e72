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

/** content/commitments.json: the times to which the company commits. Translations insert them by name: `{{replyTime}}`. */
export const commitmentsSchema = z.strictObject({
  /** The times within which the company answers. The contact page needs `replyTime`. `{{replyDays}}` tells if only working days count. */
  answers: z
    .object({
      replyTime: duration.extend({
        workingDays: z.boolean().describe('true where the clock stops outside working days'),
      }),
    })
    .catchall(duration),
  /** The opening hours of chat and support. The contact page explains who can use which service. */
  openingHours: z.strictObject({ chatHours: hours, supportHours: hours }),
  /** The durations of engagements, and the delays until their first results. */
  engagements: z.record(key, duration),
  /** How long form data are stored. The form and the privacy policy show these durations. */
  retention: z.record(key, duration),
});

export type Commitments = z.infer<typeof commitmentsSchema>;

export const commitments = parseContent('content/commitments.json', commitmentsSchema, json);
