import { z } from 'zod';
import { count, date, text } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './testRuns.json';

const counts = { passed: count, failed: count, isolated: count };

/** content/thisSite/testRuns.json: the last eleven whole runs of the tests (`npm run report tests`, after `npm test all`). */
export const testRunsSchema = z.strictObject({
  runs: z
    .array(
      z.strictObject({
        date,
        version: text.describe('the commit that was tested'),
        environment: text.describe('the system, Node and the browsers'),
        ...counts,
        minutes: z.number().positive().describe('how long it took'),
        failures: z.array(text.describe('the title of a test that failed')),
      }),
    )
    .max(11),
  /** What the tests of each requirement gave in the last run, by its key in `thisSite.json`. */
  requirements: z.record(z.string(), z.strictObject(counts)),
});

export type TestRuns = z.infer<typeof testRunsSchema>;

export const testRuns = parseFacts('content/thisSite/testRuns.json', testRunsSchema, json);
