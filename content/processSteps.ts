import { z } from 'zod';
import { exampleSource, key, translatedKey, unique } from './fields.ts';
import { parseContent } from './parseContent.ts';
import json from './processSteps.json';

const step = z.strictObject({
  key: translatedKey({ equal: ['methodologies:process.items.*.key'] }, key),
  days: z
    .int()
    .min(1)
    .nullable()
    .describe('whole working days without quotes: 5; null where the scope alone decides'),
  overlapDays: z.int().min(0).describe('how many of these days run beside the step before: 0'),
  source: exampleSource,
});

/** content/processSteps.json: the steps of a test campaign for a medium-sized application. */
export const processStepsSchema = unique(step, 'key');

/** The steps of a test campaign, in order. Their translations are in `methodologies.json`. */
export const processSteps = parseContent('content/processSteps.json', processStepsSchema, json);
