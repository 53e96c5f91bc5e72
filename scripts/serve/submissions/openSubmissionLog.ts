import { type FileHandle, mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { claimFolder } from './claimFolder.ts';
import { createGroupCommit } from './createGroupCommit.ts';
import { recoverLog } from './recoverLog.ts';
import type { Submission } from './Submission.ts';

/** Where submissions go. */
export type SubmissionLog = {
  /** Resolves once the submission is on the disk. Rejects if it could not be put there; then nothing of it is kept. */
  append(submission: Submission): Promise<void>;
  /** Waits for what is being written, then closes the file and gives the folder up. */
  close(): Promise<void>;
  /** How many bytes of a half-written last line the start moved to `submissions.half-written.txt`. */
  readonly movedBytes: number;
};

/**
 * Opens `submissions.jsonl` in a folder, creating both (readable by this user only: they hold what visitors wrote)
 * and mending what a crash left behind.
 *
 * @param folder path of the folder, relative to the working directory
 * @throws Error that says which folder cannot be used and why
 */
export async function openSubmissionLog(folder: string): Promise<SubmissionLog> {
  const absolute = path.resolve(folder);
  await mkdir(absolute, { recursive: true, mode: 0o700 }).catch((error) => refuse(absolute, error));
  const release = await claimFolder(absolute).catch((error) => refuse(absolute, error));
  try {
    const file = await openForAppending(absolute);
    const { length, movedBytes } = await recoverLog(
      file,
      path.join(absolute, 'submissions.half-written.txt'),
    );
    return createLog(file, length, movedBytes, release);
  } catch (error) {
    await release();
    return refuse(absolute, error);
  }
}

async function openForAppending(folder: string): Promise<FileHandle> {
  const file = await open(path.join(folder, 'submissions.jsonl'), 'a+', 0o600);
  // The name of a new file is in the folder, which has to reach the disk as well. Windows cannot open a folder.
  if (process.platform !== 'win32') {
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  }
  return file;
}

function createLog(
  file: FileHandle,
  length: number,
  movedBytes: number,
  release: () => Promise<void>,
): SubmissionLog {
  const commits = createGroupCommit(file, length);
  let closing: Promise<void> | undefined;

  async function closeOnce(): Promise<void> {
    await commits.idle();
    await file.close();
    await release();
  }

  return {
    movedBytes,
    append: async (submission) => {
      if (closing) throw new Error('The submission log is closed');
      await commits.append(JSON.stringify(submission));
    },
    close: () => {
      closing ??= closeOnce();
      return closing;
    },
  };
}

function refuse(folder: string, error: unknown): never {
  if (!(error instanceof Error && 'code' in error)) throw error;
  throw new Error(
    `Submissions cannot be stored in ${folder} (${error.code}): the folder must be writable. Change its permissions, or set DATA_FOLDER to another folder.`,
    { cause: error },
  );
}
