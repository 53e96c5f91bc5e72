import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const claimed = new Set<string>();

/**
 * Makes this process the only writer of a folder, through a file that holds its process id.
 * The file of a process that was killed is taken over.
 *
 * @param folder absolute path of a folder that exists
 * @returns a function that gives the folder up again
 * @throws Error naming the other process when one is writing there
 */
export async function claimFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'writer.pid');
  if (claimed.has(file)) throw inUse(folder, process.pid);
  claimed.add(file);
  try {
    await createClaim(folder, file);
  } catch (error) {
    claimed.delete(file);
    throw error;
  }
  return async () => {
    await rm(file, { force: true });
    claimed.delete(file);
  };
}

async function createClaim(folder: string, file: string): Promise<void> {
  try {
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    const other = Number(await readFile(file, 'utf8').catch(() => ''));
    if (isRunning(other)) throw inUse(folder, other);
    await rm(file, { force: true });
    await writeFile(file, String(process.pid), { flag: 'wx', mode: 0o600 });
  }
}

function isRunning(pid: number): boolean {
  // Our own id in a file that we did not write: a restarted container, where ids repeat.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inUse(folder: string, pid: number): Error {
  return new Error(
    `Submissions cannot be stored in ${folder}: process ${pid} already writes there. Stop it, or set DATA_FOLDER to another folder.`,
  );
}
