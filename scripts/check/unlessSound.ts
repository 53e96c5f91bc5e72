import { contentStore } from '../contentStore.ts';
import { digestOfRules } from './digestOfRules.ts';
import type { Problem } from './problem.ts';

/**
 * What was found sound, by an earlier run too, is not looked at again.
 *
 * @param lookedAt all that the rules look at
 * @param find looks at it, when nobody has or there was something wrong with it
 * @returns what is wrong with it
 */
export function unlessSound(lookedAt: readonly string[], find: () => Problem[]): Problem[] {
  const ingredients = [digestOfRules(), ...lookedAt];
  if (contentStore.has('sound', ingredients)) return [];
  const found = find();
  if (found.length === 0) contentStore.note('sound', ingredients);
  return found;
}
