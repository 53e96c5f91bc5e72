import { z } from 'zod';
import { key, time } from './fields.ts';
import { parseFacts } from './parseFacts.ts';
import json from './promises.json';

const source = z
  .enum(['specification', 'owner', 'example'])
  .describe('who says so: "specification", "owner", or "example" where nobody has promised it yet');

const duration = z.strictObject({
  from: z.int().min(1).optional().describe('the shortest, where the promise is a range: 2'),
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
    .describe('days that follow each other, in English: words say the first and the last'),
  opens: time,
  closes: time,
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone))
    .describe('an IANA time zone: Europe/Paris'),
  source,
});

/** content/promises.json: what the company promises of time. Words quote a promise by its name: `{{replyTime}}`. */
export const promisesSchema = z.strictObject({
  /** When someone answers, and how. */
  answers: z
    .object({
      replyTime: duration.extend({
        workingDays: z.boolean().describe('true where the clock stops outside working days'),
      }),
    })
    .catchall(duration),
  /** When someone is there. The specification gives two; the contact page says which applies to whom. */
  openingHours: z.strictObject({ chatHours: hours, supportHours: hours }),
  /** How long an engagement takes, and when its first results come. */
  engagements: z.record(key, duration),
  /** How long what a form sends is kept: the form and the privacy policy say the same. */
  retention: z.record(key, duration),
});

export type Promises = z.infer<typeof promisesSchema>;

/** What the company promises of time: everything that says a delay, a duration or opening hours quotes it from here. */
export const promises = parseFacts('content/promises.json', promisesSchema, json);
