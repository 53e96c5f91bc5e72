import type { BuildMark } from '../../renderer/facts/buildMark.ts';
import { git } from '../git.ts';

/**
 * @returns the commit that a build is made of, with its time, so that the same commit gives the same bytes; nothing where the folder has no
 *   history, or Git refuses it
 */
export function buildMark(folder = '.'): BuildMark | undefined {
  try {
    const say = (...args: string[]) => git(folder, args).toString().trim();
    // Git may keep a folder above alone: then its last commit has none of this name.
    say('rev-parse', 'HEAD:./');
    const seconds = Number(say('log', '-1', '--format=%ct'));
    return {
      commit: say('describe', '--always', '--abbrev=12', '--dirty', '--exclude=*'),
      time: new Date(seconds * 1000).toISOString().replace('.000', ''),
    };
  } catch {
    return undefined;
  }
}
