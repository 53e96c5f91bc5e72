import { z } from 'zod';
import { addIssue, count, key, specimenFields, text, unique } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './traceability.json';

const testCase = z.strictObject({
  id: text.describe('the number of the test case: TC-014'),
  result: z.enum(['passed', 'failed', 'blocked']).describe('how the last run ended'),
  defect: z.union([text, z.null()]).describe('the id of a defect, or null without quotes'),
});

const requirement = z.strictObject({
  key,
  id: text.describe('the number of the requirement: REQ-03'),
  risk: z.enum(['high', 'medium']).describe('what is at stake where it fails'),
  cases: unique(testCase, 'id'),
});

const defect = z.strictObject({
  id: text.describe('the number of the defect: BUG-21'),
  severity: z.enum(['critical', 'major', 'minor']).describe('how much it harms a user'),
  state: z.enum(['open', 'closed']).describe('whether it is still to mend'),
});

/** content/specimens/traceability.json: the specimen of a traceability matrix. All of it is invented; the schema checks its consistency. */
export const traceabilitySchema = z
  .strictObject({
    ...specimenFields,
    /** The totals of the whole matrix. `requirements` contains only a part of the matrix. */
    totals: z.strictObject({
      requirements: count,
      cases: z.strictObject({ passed: count, failed: count, blocked: count }),
      openDefects: z.strictObject({ critical: count, major: count, minor: count }),
    }),
    requirements: unique(requirement, 'key', 'id'),
    defects: unique(defect, 'id'),
  })
  .superRefine(({ requirements, defects }, context) => {
    for (const [row, { cases }] of requirements.entries()) {
      for (const [column, { result, defect: id }] of cases.entries()) {
        const path = ['requirements', row, 'cases', column, 'defect'];
        const found = defects.find((each) => each.id === id);
        if (id !== null && !found) {
          addIssue(context, path, 'is not among the defects');
        }
        if (result === 'failed' && found?.state !== 'open') {
          addIssue(context, path, 'must be an open defect: the case has failed');
        }
      }
    }
  });

export const traceability = parseContent('content/specimens/traceability.json', traceabilitySchema, json);
