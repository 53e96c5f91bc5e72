import { z } from 'zod';
import { count, date, text } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './testRuns.json';

const counts = { passed: count, failed: count, quarantined: count };
const run = {
  date,
  version: text.describe('the commit that was tested'),
  environment: text.describe('the system, Node and the browsers'),
  ...counts,
  minutes: count,
  failures: z.array(text.describe('the title of a test that failed')),
};

/**
 * content/thisSite/testRuns.json: the last complete test runs, newest first, and the results of the newest run by requirement.
 * `npm run report tests` adds a run and keeps the ten before it. A build reads no test reports: a commit must always give the same pages.
 */
export const testRunsSchema = z.strictObject({
  runs: z.array(z.strictObject(run)).max(11),
  requirements: z.record(z.string(), z.strictObject(counts)),
});

export const testRuns = parseContent('content/thisSite/testRuns.json', testRunsSchema, json);
