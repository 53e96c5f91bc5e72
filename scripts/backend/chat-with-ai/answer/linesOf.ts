import type { Retriever } from './createRetriever.ts';
import type { RankedPassage, Understanding } from './createUnderstanding.ts';

/** An answer is read in a small panel: a few lines, none longer than this. */
const mostLines = 3;
const mostItems = 4;
const longestLine = 320;

/**
 * The lines of a passage that answer a question.
 *
 * @param best the passage
 * @param understanding what the question is about
 * @param retriever scores a line
 * @returns the lines in the order of the page; list items keep their `- `
 */
export function linesOf(
  { passage }: RankedPassage,
  understanding: Understanding,
  retriever: Retriever,
): string[] {
  const { question, means } = understanding;
  const scored = passage.lines.map((line, position) => ({
    line,
    position,
    score: retriever.scoreLine(line, question, means),
  }));
  const most = passage.lines.some((line) => line.startsWith('- ')) ? mostItems : mostLines;
  const best = Math.max(...scored.map(({ score }) => score));
  const chosen = scored
    .filter(({ score, position }) => (best > 0 ? score >= best / 2 : position < 2))
    .sort((one, other) => other.score - one.score || one.position - other.position)
    .slice(0, most)
    .sort((one, other) => one.position - other.position);
  return chosen.map(({ line }) => shorten(line));
}

/** Whole sentences up to the limit; the first one in any case. */
function shorten(line: string): string {
  if (line.length <= longestLine) return line;
  const sentences = line.match(/.+?[.!?…](?=\s|$)|.+$/g) ?? [line];
  let text = '';
  for (const sentence of sentences) {
    if (text && text.length + sentence.length > longestLine) break;
    text += sentence;
  }
  return text.trim();
}
