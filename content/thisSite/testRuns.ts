import { z } from 'zod';
import { count, date, text } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './testRuns.json';

const counts = { passed: count, failed: count, isolated: count };

/**
 * content/thisSite/testRuns.json: the last whole run of the site's own tests and the ten before it, as `npm run report tests` writes them
 * after `npm test all`; a build cannot wait for the tests.
 */
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
