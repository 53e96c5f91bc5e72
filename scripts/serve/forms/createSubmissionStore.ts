import { access, constants, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ServiceError } from '../../../functions/service/errors.ts';

export interface Submission {
  id: string;
  /** Time of arrival, ISO 8601 in UTC. */
  time: string;
  /** Id of the form, as in `/f/{id}`. */
  form: string;
  /** Whether the submission had a well-formed captcha token. The token itself is not stored. */
  captcha: 'present' | 'absent';
  fields: Readonly<Record<string, string>>;
}

/** The maximum number of submissions in the folder, so that they cannot fill the disk. Formspree has a limit too. */
const maxSubmissions = 1000;

/** Resolves once the submission is on the disk. Rejects if it cannot be stored there. */
export type StoreSubmission = (submission: Submission) => Promise<void>;

/** Stores each submission in a file that only the server's user can read, named after the time. Several servers may share a folder. */
export async function createSubmissionStore(wanted: string): Promise<StoreSubmission> {
  const folder = path.resolve(wanted);
  /** The system's message contains the file and the reason, but nothing that a visitor wrote. */
  const fail = (error: Error) => {
    throw new ServiceError(
      `Submissions cannot be stored in ${folder}: ${error.message}. Put this right, or set DATA_FOLDER to another folder.`,
      { cause: error },
    );
  };
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(fail);
  // An unwritable folder is reported now, and not only when a visitor sends a form.
  await access(folder, constants.W_OK).catch(fail);

  return async (submission) => {
    if ((await readdir(folder).catch(fail)).length >= maxSubmissions) {
      throw new ServiceError(
        `Submissions are no longer stored: ${folder} holds ${maxSubmissions}. Move them elsewhere, or set DATA_FOLDER to another folder.`,
      );
    }
    const file = path.join(folder, `${submission.time.replaceAll(':', '-')}-${submission.id}.json`);
    await writeFile(file, `${JSON.stringify(submission, null, 2)}\n`, { mode: 0o600 }).catch(fail);
  };
}
