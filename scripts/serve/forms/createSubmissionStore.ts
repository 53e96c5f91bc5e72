import { access, constants, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ServiceError } from '../../../functions/service/errors.ts';

export interface Submission {
  id: string;
  /** Instant of arrival, ISO 8601 in UTC. */
  time: string;
  /** Id of the form, as in `/f/{id}`. */
  form: string;
  /** A well-formed captcha token came with it, or none. The token itself is not kept. */
  captcha: 'present' | 'absent';
  fields: Readonly<Record<string, string>>;
}

/** Submissions that the folder takes: this stands in for a service, which has a limit too, and must not fill a disk. */
const mostSubmissions = 1000;

/** Resolves once the submission is on the disk. Rejects where it could not be put there. */
export type StoreSubmission = (submission: Submission) => Promise<void>;

/** Keeps each submission in a file of its own, so that files sort as they came and servers may share a folder; for this user only. */
export async function createSubmissionStore(wanted: string): Promise<StoreSubmission> {
  const folder = path.resolve(wanted);
  /** The system's own words name the file and the reason, and nothing of what a visitor wrote. */
  const fail = (error: Error) => {
    throw new ServiceError(
      `Submissions cannot be stored in ${folder}: ${error.message}. Put this right, or set DATA_FOLDER to another folder.`,
      { cause: error },
    );
  };
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(fail);
  // A folder that cannot be written to is better known now than when a visitor sends a form.
  await access(folder, constants.W_OK).catch(fail);

  return async (submission) => {
    if ((await readdir(folder).catch(fail)).length >= mostSubmissions) {
      throw new ServiceError(
        `Submissions are no longer stored: ${folder} holds ${mostSubmissions}. Move them elsewhere, or set DATA_FOLDER to another folder.`,
      );
    }
    const file = path.join(folder, `${submission.time.replaceAll(':', '-')}-${submission.id}.json`);
    await writeFile(file, `${JSON.stringify(submission, null, 2)}\n`, { mode: 0o600 }).catch(fail);
  };
}
