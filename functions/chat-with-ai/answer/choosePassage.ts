import type { Passage } from '../knowledge.ts';
import type { Retriever } from './createRetriever.ts';
import type { Question } from './readQuestion.ts';

export interface ChosenPassage {
  passage: Passage;
  /** Whether the page begins with it: its heading is then the page's own. */
  isFirst: boolean;
  /** Lines in the order of the page; list items keep their `- `. */
  lines: string[];
}

/** An answer is read in a small panel: a few lines, none much longer than this. */
const mostLines = 2;
const mostItems = 4;
const longestLine = 320;

/** A heading answers by itself when it holds clearly more of the question than any line under it. */
const clearlyMore = 1.3;

/**
 * Chooses on a page what answers a question. What stands in all of the page's passages tells nothing between them:
 * on the page about load tests, `load` is no reason to prefer one.
 *
 * @param passages the page's passages in reading order
 * @param question what is asked
 * @param means stems that the page has for what the visitor calls otherwise
 * @param retriever knows the terms that stand for the question's words
 * @returns the passage with its best lines; nothing for a page without passages
 */
export function choosePassage(
  passages: readonly Passage[],
  question: Question,
  means: readonly string[],
  retriever: Retriever,
): ChosenPassage | undefined {
  const terms = retriever.termsFor(question, means);
  const parts = passages.map((passage) => ({
    passage,
    heading: new Set(retriever.stemsIn(passage.heading)),
    lines: passage.lines.map((line) => ({ line, stems: new Set(retriever.stemsIn(line)) })),
  }));
  const holds = (part: (typeof parts)[number], term: string) =>
    part.heading.has(term) || part.lines.some(({ stems }) => stems.has(term));
  const rarity = new Map(
    [...terms.keys()].map((term) => {
      const holding = parts.filter((part) => holds(part, term)).length;
      return [
        term,
        holding === 0 ? 0 : retriever.weightOf(term) * (0.1 + Math.log(parts.length / holding)),
      ] as const;
    }),
  );
  const scoreOf = (stems: ReadonlySet<string>) =>
    [...terms].reduce(
      (sum, [term, factor]) => (stems.has(term) ? sum + factor * (rarity.get(term) ?? 0) : sum),
      0,
    );

  const scored = parts.map(({ passage, heading, lines }) => {
    const lineScores = lines.map(({ line, stems }, position) => ({ line, position, score: scoreOf(stems) }));
    const all = new Set([...heading, ...lines.flatMap(({ stems }) => [...stems])]);
    const bestLine = Math.max(0, ...lineScores.map(({ score }) => score));
    const headingScore = scoreOf(heading);
    return {
      passage,
      lineScores,
      bestLine,
      headingScore,
      score: scoreOf(all) + bestLine + 0.5 * headingScore,
    };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (one, other) => (!one || other.score > one.score + 1e-9 ? other : one),
    undefined,
  );
  if (!best) return undefined;

  const items = best.lineScores.filter(({ line }) => line.startsWith('- '));
  const byScore = best.lineScores
    .filter(({ score }) => best.bestLine > 0 && score >= best.bestLine / 2)
    .sort((one, other) => other.score - one.score || one.position - other.position)
    .slice(0, items.length > 0 ? mostItems : mostLines);
  // When the heading answers, or the sentence that introduces a list, the list does, and not what repeats a word.
  const introduced =
    items.length > 0 &&
    byScore.length === 1 &&
    byScore.every((line) => line.position === 0 && !items.includes(line));
  const headed = items.length > 0 && best.headingScore > clearlyMore * best.bestLine;
  const answering = byScore.length > 0 ? byScore : best.lineScores.slice(0, mostLines);
  const chosen =
    headed || introduced ? [...(introduced ? byScore : []), ...items.slice(0, mostItems)] : answering;
  const lines = [...new Set(chosen)]
    .sort((one, other) => one.position - other.position)
    .map(({ line }) => shorten(line));
  return { passage: best.passage, isFirst: best.passage === passages[0], lines };
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
