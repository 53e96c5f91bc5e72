import { element } from './element.ts';

/** @returns a text as it is now, with what it has lost and gained: word by word, what both begin and end with stays */
export function diffOf(before: string, now: string): (Node | string)[] {
  const [old, current] = [before.split(/(?<= )/), now.split(/(?<= )/)];
  const shorter = Math.min(old.length, current.length);
  let start = 0;
  while (start < shorter && old[start] === current[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1;
  const middle = (words: string[]) => words.slice(start, words.length - end).join('');
  return [
    current.slice(0, start).join(''),
    element('del', {}, middle(old)),
    element('ins', {}, middle(current)),
    current.slice(current.length - end).join(''),
  ];
}
