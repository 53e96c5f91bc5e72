import type { Passage } from '../knowledge.ts';
import type { StemsOf } from './words.ts';

/** How much an answer holds at most: it is read in a small panel. */
const mostLines = 2;
const mostItems = 4;
/** A line answers too when it scores at least this share of what the best line does. */
const leastShare = 1 / 2;

/**
 * Chooses the lines of a passage that answer a question: those that share its weightiest words. Where the heading alone scores as much as
 * the best of them, the whole passage answers, and its first lines are taken.
 *
 * @param passage the passage that answers
 * @param asked the weight of each stem of the question
 * @param stemsOf returns the stems of a text, made as those of the question were
 * @returns paragraphs; all items of a list together are one, the last
 */
export function chooseLines(
  { heading, lines }: Passage,
  asked: ReadonlyMap<string, number>,
  stemsOf: StemsOf,
): string[] {
  const scoreOf = (text: string) =>
    [...new Set(stemsOf(text))].reduce((sum, stem) => sum + (asked.get(stem) ?? 0), 0);
  const isItem = (line: string) => line.startsWith('- ');
  const scores = lines.map(scoreOf);
  const best = Math.max(...scores);
  const isHeaded = best <= scoreOf(heading);
  const answering = lines.filter((_, position) => isHeaded || (scores[position] ?? 0) >= best * leastShare);
  const items = answering.filter(isItem).slice(0, mostItems);
  const written = answering.filter((line) => !isItem(line)).slice(0, mostLines);
  // Items do not stand alone: the first line of the passage introduces them or, where that is an item too, its heading.
  const introduction = lines[0] && !isItem(lines[0]) ? lines[0] : heading;
  return [
    ...(written.length > 0 ? written : [introduction]),
    ...(items.length > 0 ? [items.join('\n')] : []),
  ];
}
