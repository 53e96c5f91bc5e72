import { access, constants, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ServiceError } from '../../../functions/service/ServiceError.ts';

/** What one file holds. */
export interface Submission {
  id: string;
  /** Instant of arrival, ISO 8601 in UTC. */
  time: string;
  /** Id of the form, as in `/f/{id}`. */
  form: string;
  /** Whether a well-formed captcha token came with it. The token itself is not kept. */
  captcha: 'present' | 'absent';
  fields: Readonly<Record<string, string>>;
}

/** Resolves once the submission is on the disk. Rejects where it could not be put there, and then keeps nothing of it. */
export type StoreSubmission = (submission: Submission) => Promise<void>;

const unfinished = '.unfinished';

/** Writing takes milliseconds: what is older was left by a server that was killed, and nobody was told that it is stored. */
const longestWrite = 60_000;

/**
 * Keeps each submission in a file of its own, named by its time and id, so that files sort as they came and several servers
 * may share a folder. Folder and files are for this user only: they hold what visitors wrote.
 *
 * @param wanted the folder, relative to the working directory; it is made where it is missing
 * @throws ServiceError that says why the folder cannot be used, and what to do
 */
export async function createSubmissionStore(wanted: string): Promise<StoreSubmission> {
  const folder = path.resolve(wanted);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    await removeLeftovers(folder);
  } catch (error) {
    throw cannotStore(folder, error);
  }

  return async (submission) => {
    const file = path.join(folder, `${submission.time.replaceAll(':', '-')}-${submission.id}.json`);
    const aside = file + unfinished;
    try {
      const text = `${JSON.stringify(submission, null, 2)}\n`;
      await writeFile(aside, text, { mode: 0o600, flush: true });
      await rename(aside, file);
      await flushFolder(folder);
    } catch (error) {
      // Who is told that it failed sends it again, and must not be found twice.
      await Promise.allSettled([aside, file].map((left) => rm(left, { force: true })));
      throw cannotStore(folder, error);
    }
  };
}

/** The name of a new file is in its folder, which has to reach the disk as well. Windows cannot open a folder. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith(unfinished)) continue;
    const left = path.join(folder, name);
    // Another server may just have finished it.
    const writtenAt = (await stat(left).catch(() => undefined))?.mtimeMs ?? Date.now();
    if (Date.now() - writtenAt > longestWrite) await rm(left, { force: true });
  }
}

const remedies: Readonly<Record<string, string>> = {
  ENOENT: 'the folder is not there, or cannot be made. Make it',
  EEXIST: 'a file stands in its place. Move that file away',
  ENOTDIR: 'a file stands where a folder above it should be. Move that file away',
  EACCES: 'this user may not write there. Change its permissions',
  EPERM: 'this user may not write there. Change its permissions',
  EROFS: 'the disk is read-only. Make it writable',
  ENOSPC: 'the disk is full. Make room',
  EDQUOT: 'the disk space of this user is used up. Make room',
};

function cannotStore(folder: string, error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  const remedy = remedies[String(error.code)] ?? 'the system refuses it. Repair it';
  return new ServiceError(
    `Submissions cannot be stored in ${folder} (${error.code}): ${remedy}, or set DATA_FOLDER to another folder.`,
    { cause: error },
  );
}
