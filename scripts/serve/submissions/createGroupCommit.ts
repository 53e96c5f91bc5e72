/** What a group commit asks of a file that was opened for appending. A `FileHandle` is one. */
export type AppendOnlyFile = {
  appendFile(data: string): Promise<void>;
  datasync(): Promise<void>;
  truncate(length: number): Promise<void>;
};

type Waiting = { line: string; written: () => void; failed: (reason: unknown) => void };

export type GroupCommit = {
  /** Resolves once the line is on the disk; rejects if it could not be put there, and then nothing of it stays. */
  append(line: string): Promise<void>;
  /** Resolves when no line is waiting any more. */
  idle(): Promise<void>;
};

/**
 * Writes lines so that each is on the disk before its `append` resolves. Lines that arrive while the disk is busy share
 * the next write and the next sync, so many visitors at once cost no more syncs than one.
 * There is never more than one write under way: lines stay whole and in order.
 *
 * `fdatasync` is enough: it flushes the data and the file length needed to read it back (POSIX, fdatasync).
 *
 * @param file opened for appending and written by nobody else
 * @param length its length in bytes
 */
export function createGroupCommit(file: AppendOnlyFile, length: number): GroupCommit {
  let waiting: Waiting[] = [];
  let draining: Promise<void> | undefined;
  let broken: Error | undefined;

  async function commit(text: string): Promise<void> {
    if (broken) throw broken;
    try {
      await file.appendFile(text);
      await file.datasync();
      length += Buffer.byteLength(text);
    } catch (reason) {
      await takeBack(reason);
      throw reason;
    }
  }

  // Part of the batch may have reached the file. The next line must not be glued to it, and a visitor who is told
  // "not recorded" and sends again must not be recorded twice.
  async function takeBack(reason: unknown): Promise<void> {
    try {
      await file.truncate(length);
      await file.datasync();
    } catch {
      broken = new Error(
        'The submission log is closed: a failed write could not be undone. Restart the server.',
        {
          cause: reason,
        },
      );
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await commit(batch.map(({ line }) => `${line}\n`).join(''));
        for (const { written } of batch) written();
      } catch (reason) {
        for (const { failed } of batch) failed(reason);
      }
    }
    draining = undefined;
  }

  return {
    append: (line) =>
      new Promise((written, failed) => {
        waiting.push({ line, written, failed });
        draining ??= drain();
      }),
    idle: async () => {
      await draining;
    },
  };
}
