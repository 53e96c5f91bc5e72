import { z } from 'zod';
import { count, date, text } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './testRuns.json';

const counts = { passed: count, failed: count, isolated: count };

const run = z.strictObject({
  date,
  version: text.describe('the commit that was tested'),
  environment: text.describe('the system, Node and the browsers'),
  ...counts,
  minutes: z.number().positive().describe('how long it took'),
  /** The tests that failed. */
  failures: z.array(text.describe('the title of a test')),
});

export type TestRun = z.infer<typeof run>;

/** The number of runs that are kept beside the last one. */
export const earlierRuns = 10;

/**
 * content/thisSite/testRuns.json: the whole runs of the site's own tests, the last one first. `npm run report tests` writes it after
 * `npm test all`; a build cannot wait for the tests, and the same commit must give the same pages.
 */
export const testRunsSchema = z.strictObject({
  runs: z.array(run).max(earlierRuns + 1),
  /** What the tests of each requirement gave in the last run, by its key in `requirements.json`. */
  requirements: z.record(z.string(), z.strictObject(counts)),
});

export const testRuns = parseFacts('content/thisSite/testRuns.json', testRunsSchema, json);
