import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Submission } from '../../../../../scripts/serve/forms/createSubmissionStore.ts';

/** Where the server of the browser tests keeps what forms send. */
export const submissionsFolder = 'test-results/submissions';

/**
 * @param email the address in the submissions; each test uses another one
 * @returns the submissions with this address that the local service has stored, in order
 */
export function submissionsFrom(email: string): Submission[] {
  return readdirSync(submissionsFolder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name): Submission => JSON.parse(readFileSync(path.join(submissionsFolder, name), 'utf8')))
    .filter(({ fields }) => fields.email === email);
}
