import type { BuildMark } from '../../renderer/facts/buildMark.ts';
import { git } from '../git.ts';

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
