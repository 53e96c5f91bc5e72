import { z } from 'zod';
import { distinctOrNone, key, keyWithWords, testReference } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './requirements.json';
import { testRuns } from './testRuns.ts';

const requirement = z.strictObject({
  key: keyWithWords({ own: ['requirements:items.*'] }, key),
  area: keyWithWords({ among: ['requirements:areas.*'] }, key),
  tests: z.array(testReference).describe('the tests that hold it; none where nothing does'),
});

/** content/thisSite/requirements.json: what this site must do, and the tests that hold it. The list may be empty. */
export const requirementsSchema = distinctOrNone(requirement, 'key');

export type RequirementResult = 'passed' | 'failed' | 'untested';

/** The requirements in the order of the file, with what their tests gave in the last run; their words are in `requirements.json`. */
export const requirements = parseFacts('content/thisSite/requirements.json', requirementsSchema, json).map(
  (requirement) => {
    const { passed = 0, failed = 0 } = testRuns.requirements[requirement.key] ?? {};
    const result: RequirementResult = failed > 0 ? 'failed' : passed > 0 ? 'passed' : 'untested';
    return { ...requirement, cases: passed + failed, result };
  },
);
