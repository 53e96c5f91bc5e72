import { z } from 'zod';
import { addIssue, key, specimenFields, unique } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './loadReport.json';

const whole = z.int().min(1).describe('a whole number without quotes: 800');
const seconds = z.number().positive().describe('seconds without quotes: 1.84');
const percent = z.number().min(0).max(100).describe('a percentage without quotes: 0.4');

const step = z.strictObject({
  /** The number of simultaneous users. Each pauses between actions, as people do. */
  users: whole,
  throughput: whole.describe('completed transactions per second, without quotes: 83'),
  median: seconds,
  p95: seconds,
  errors: percent,
  connections: percent.describe('how much of the pool of database connections is taken, in percent: 58'),
});

/** content/specimens/loadReport.json: the specimen of a load report. All of it is invented; the schema checks its consistency. */
export const loadReportSchema = z
  .strictObject({
    ...specimenFields,
    nominalUsers: whole,
    saturationUsers: whole,
    thresholdSeconds: seconds,
    stepMinutes: whole,
    /** The time that the application takes to recover, once the load is nominal again. */
    recoveryMinutes: whole,
    steps: unique(step, 'users'),
    /** Response times at nominal load. */
    transactions: unique(z.strictObject({ key, p95: seconds, threshold: seconds }), 'key'),
  })
  .superRefine(({ steps, nominalUsers, saturationUsers, thresholdSeconds }, context) => {
    if (!steps.some(({ users }) => users === nominalUsers)) {
      addIssue(context, ['nominalUsers'], 'is the load of no step');
    }
    const lastWithin = steps.findLast(({ p95 }) => p95 <= thresholdSeconds)?.users ?? 0;
    const firstAbove = steps.find(({ p95 }) => p95 > thresholdSeconds)?.users ?? Number.POSITIVE_INFINITY;
    if (saturationUsers < lastWithin || saturationUsers > firstAbove) {
      const between = `the last step within the threshold (${lastWithin}) and the first above (${firstAbove})`;
      addIssue(context, ['saturationUsers'], `must lie between ${between}`);
    }
  });

export const loadReport = parseContent('content/specimens/loadReport.json', loadReportSchema, json);
