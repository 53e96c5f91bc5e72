import { execFileSync } from 'node:child_process';
import type { BuildInfo } from '../renderer/content/buildDay.ts';

/** Runs Git in a folder. An error has Git's message, in English. */
export function git(folder: string, args: readonly string[]): Buffer {
  return execFileSync('git', args, { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, stdio: 'pipe' });
}

/** @returns the commit of a build, and the commit's time, so that builds of one commit are the same. @throws Error with Git's reason */
export function readBuildInfo(): BuildInfo {
  const run = (...args: string[]) => git('.', args).toString().trim();
  // Throws if the project lies in a repository that does not track it.
  run('rev-parse', 'HEAD:./');
  const seconds = Number(run('log', '-1', '--format=%ct'));
  return {
    // All tags are excluded, so that the result is always the commit's hash.
    commit: run('describe', '--always', '--abbrev=12', '--dirty', '--exclude=*'),
    time: new Date(seconds * 1000).toISOString().replace('.000', ''),
  };
}
