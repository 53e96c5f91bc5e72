import { z } from 'zod';
import { addIssue, count, key, specimenFields, unique } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './auditSummary.json';

/** The grades of an audit, from worst to best. */
export const auditGrades = ['E', 'D', 'C', 'B', 'A', 'A+'] as const;

const action = z.strictObject({
  key,
  domain: key.describe('the key of a mark'),
  month: z.int().min(1).describe('the month in which the action starts, without quotes: 1'),
  months: z.int().min(1).describe('how many months it takes, without quotes: 2'),
  days: z.int().min(1).describe('days of work without quotes: 18'),
});

/** content/specimens/auditSummary.json: the specimen of an audit summary. All of it is invented; the schema checks its consistency. */
export const auditSummarySchema = z
  .strictObject({
    ...specimenFields,
    marks: unique(
      z.strictObject({ key, mark: z.enum(auditGrades).describe('a mark of the scale, from E to A+') }),
      'key',
    ),
    findings: z.strictObject({ high: count, medium: count, low: count }),
    horizonMonths: z.int().min(1).describe('how many months the plan covers, without quotes: 6'),
    actions: unique(action, 'key'),
  })
  .superRefine(({ marks, actions, horizonMonths }, context) => {
    for (const [index, { domain, month, months }] of actions.entries()) {
      if (!marks.some((each) => each.key === domain)) {
        addIssue(context, ['actions', index, 'domain'], 'has no mark');
      }
      if (month + months - 1 > horizonMonths) {
        addIssue(
          context,
          ['actions', index, 'months'],
          `end after month ${horizonMonths}, where the plan ends`,
        );
      }
    }
  });

export const auditSummary = parseContent('content/specimens/auditSummary.json', auditSummarySchema, json);
