import { z } from 'zod';
import { addIssue, count, key, specimenFields, text, unique } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './testReport.json';

const level = z.strictObject({
  key,
  start: count.describe('the minute of the run at which the level starts, without quotes: 17'),
  minutes: count,
  passed: count,
  failed: count,
  /** The number of tests in quarantine because they are unstable. They do not change the result of the run. */
  quarantined: count,
});

const failure = z.strictObject({
  key,
  level: key.describe('the key of a level'),
  test: text.describe('the name of the test, as the tool gives it'),
  verdict: z.enum(['regression', 'sameCause', 'quarantined']).describe('what the failure turned out to be'),
});

/** content/specimens/testReport.json: the specimen of a nightly test report. All of it is invented; the schema checks its consistency. */
export const testReportSchema = z
  .strictObject({
    ...specimenFields,
    /** The number that identifies the run. */
    run: count,
    levels: unique(level, 'key'),
    failures: unique(failure, 'key', 'test'),
    /** The latest nightly runs, sorted by date. The last entry is the run that the report describes. */
    nights: z.array(z.strictObject({ minutes: count, failed: count })).min(1),
  })
  .superRefine(({ levels, failures, nights }, context) => {
    const last = nights.length - 1;
    const minutes = Math.max(...levels.map((each) => each.start + each.minutes));
    if (nights[last]?.minutes !== minutes) {
      const message = `is the run reported, and its levels take ${minutes} minutes`;
      addIssue(context, ['nights', last, 'minutes'], message);
    }
    for (const [index, { key: name, failed, quarantined }] of levels.entries()) {
      const listed = failures.filter((each) => each.level === name).length;
      if (listed !== failed + quarantined) {
        const message = `and quarantined make ${failed + quarantined}, and failures tell of ${listed}`;
        addIssue(context, ['levels', index, 'failed'], message);
      }
    }
  });

export const testReport = parseContent('content/specimens/testReport.json', testReportSchema, json);
