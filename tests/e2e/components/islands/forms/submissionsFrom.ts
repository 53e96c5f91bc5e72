import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Submission } from '../../../../../scripts/serve/submissions/Submission.ts';
import { submissionsFolder } from '../../../submissionsFolder.ts';

/**
 * @param email whose submissions; each test has an address of its own
 * @returns what the local service has stored of them, in order
 */
export function submissionsFrom(email: string): Submission[] {
  return readFileSync(path.join(submissionsFolder, 'submissions.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Submission)
    .filter(({ fields }) => fields.email === email);
}
