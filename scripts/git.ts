import { execFileSync } from 'node:child_process';

/**
 * Runs Git in a folder of the project.
 *
 * @returns its standard output
 * @throws Error where Git is not installed, or refuses the command: with what Git says, in English
 */
export function git(folder: string, args: readonly string[]): Buffer {
  return execFileSync('git', args, { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, stdio: 'pipe' });
}

/** @returns why Git knows no commit of the project; nothing where it knows one */
export function missingHistory(): string | undefined {
  try {
    // The project's folder in the last commit. It is not there where the project lies in a repository that does not hold it.
    git('.', ['rev-parse', 'HEAD:./']);
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      return 'Git is not installed.';
    }
    // Git's protection against repositories of others (its documentation, "safe.directory").
    const [trust] = /git config --global --add safe\.directory .*/.exec(message) ?? [];
    return trust
      ? `Git does not read this folder, because it belongs to another user. Where you trust it: ${trust}`
      : 'This folder has no history: it is no clone of a Git repository.';
  }
}
