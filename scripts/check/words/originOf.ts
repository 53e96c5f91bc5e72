import type { VouchedFact } from '../facts/vouchedFacts.ts';
import { noClaims } from './noClaims.ts';

/** Where a statement comes from: a fact with its source, or the reason for which it claims nothing of the company. */
export type Origin = { fact: VouchedFact } | { reason: string };

/**
 * @param place a text of the words: `careers:positions.items.0.title`
 * @param facts what `content/` vouches for
 * @returns who vouches for what the text itself states; nothing where nobody does
 */
export function originOf(place: string, facts: readonly VouchedFact[]): Origin | undefined {
  const namespace = place.slice(0, place.indexOf(':') + 1);
  const fact = facts.find(({ name }) => name.startsWith(namespace) && isIn(place, name));
  if (fact) return { fact };
  return noClaims.find(({ words }) => words.startsWith(namespace) && isIn(place, words));
}

/**
 * @param name of a placeholder: `figures.projects`, or a promise in any form that `locales/promiseTexts.ts` lists
 * @param facts what `content/` vouches for
 * @returns the figure or the promise that it quotes
 */
export function quotedFact(name: string, facts: readonly VouchedFact[]): VouchedFact | undefined {
  const [, figure] = /^(?:figures|numbers)\.(.*)$/.exec(name) ?? [];
  const promise = (name.charAt(0).toLowerCase() + name.slice(1))
    .replace(/In(?:Figures|Full)$/, '')
    .replace('replyDays', 'replyTime');
  const file = figure ? 'content/figures.json' : 'content/promises.json';
  return facts.find((each) => each.file === file && each.name === (figure ?? promise));
}

/** Whether a text stands in a part of the words; "*" is any one name, at the end all that follows. */
export function isIn(place: string, part: string): boolean {
  const steps = place.split(/[:.]/);
  return part.split(/[:.]/).every((step, index) => step === '*' || step === steps[index]);
}
