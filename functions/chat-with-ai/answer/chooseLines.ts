import type { Passage } from '../knowledge.ts';
import type { StemsOf } from './words.ts';

/** Limits of an answer, which is read in a small panel. */
const mostLines = 2;
const mostItems = 4;

/**
 * Chooses the lines of a passage that answer a question: those with most of its words, or the first ones where the heading has as many.
 *
 * @param passage the passage that answers
 * @param asked the weight of each word of the question
 * @param stemsOf returns the stems of a text
 * @returns paragraphs; the items of a list are one
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
  const answering = lines.filter((_, position) => isHeaded || (scores[position] ?? 0) >= best / 2);
  const items = answering.filter(isItem).slice(0, mostItems);
  const written = answering.filter((line) => !isItem(line)).slice(0, mostLines);
  // Items need the sentence that introduces them, or their heading.
  const introduction = lines[0] && !isItem(lines[0]) ? lines[0] : heading;
  return [
    ...(written.length > 0 ? written : [introduction]),
    ...(items.length > 0 ? [items.join('\n')] : []),
  ];
}
