import { execFileSync } from 'node:child_process';
import type { BuildMark } from '../renderer/facts/buildMark.ts';

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

/**
 * @returns the commit that a build is made of, with the commit's time, so that the same commit gives the same bytes
 * @throws Error where the project has no history (`missingHistory`)
 */
export function buildMark(): BuildMark {
  const say = (...args: string[]) => git('.', args).toString().trim();
  const seconds = Number(say('log', '-1', '--format=%ct'));
  return {
    // All tags are left out, so that it is always the name of the commit.
    commit: say('describe', '--always', '--abbrev=12', '--dirty', '--exclude=*'),
    time: new Date(seconds * 1000).toISOString().replace('.000', ''),
  };
}
