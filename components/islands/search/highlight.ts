import { foldText } from '../../../renderer/i18n/foldText.ts';
import { tidyQuery } from './query.ts';

export type Segment = { start: number; text: string; isMatch: boolean };

/** @returns a text as segments, split at the matches of a query. The query is taken literally; case and accents are ignored */
export function highlight(text: string, query: string): Segment[] {
  const wanted = foldText(tidyQuery(query));
  const { folded, origins } = foldWithOrigins(text);
  const segments: Segment[] = [];
  let done = 0;
  const cut = (end: number, isMatch: boolean) => {
    if (end > done) {
      segments.push({ start: done, text: text.slice(done, end), isMatch });
    }
    done = end;
  };

  let found = wanted === '' ? -1 : folded.indexOf(wanted);
  while (found >= 0) {
    let next = found + wanted.length;
    // One character may fold to two (œ to oe). If only the first of the two matches, the whole character is highlighted.
    while (next < folded.length && origins[next] === origins[next - 1]) {
      next += 1;
    }
    cut(origins[found] ?? done, false);
    cut(origins[next] ?? text.length, true);
    found = folded.indexOf(wanted, next);
  }
  cut(text.length, false);
  return segments;
}

/** @returns the folded text, and for each code unit of the folded text the offset of the original character */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let position = 0;
  for (const character of text) {
    const unit = foldText(character);
    folded += unit;
    for (let index = 0; index < unit.length; index += 1) {
      origins.push(position);
    }
    position += character.length;
  }
  return { folded, origins };
}
