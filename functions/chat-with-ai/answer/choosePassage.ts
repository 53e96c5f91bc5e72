import type { Passage } from '../knowledge.ts';
import { type ChatLanguage, isCommon, stemsOf } from './stemsOf.ts';

export interface ChosenPassage {
  passage: Passage;
  /** The lines that answer, in the order of the page; list items keep their `- `. */
  lines: string[];
}

/** An answer is read in a small panel: a few lines, none much longer than this. */
const mostLines = 2;
const mostItems = 4;
const longestLine = 320;

/** A heading answers by itself when it holds clearly more of the question than any line under it. */
const clearlyMore = 1.3;

/**
 * Chooses what answers a question among the passages of a page or section. What stands in all of them tells nothing between them: on
 * the page about load tests, `load` is no reason to prefer one.
 *
 * @param passages in reading order
 * @param asked how much each word tells of what is asked
 * @param language their language
 * @returns the passage with its best lines; nothing where there is none
 */
export function choosePassage(
  passages: readonly Passage[],
  asked: ReadonlyMap<string, number>,
  language: ChatLanguage,
): ChosenPassage | undefined {
  const parts = passages.map((passage) => ({
    passage,
    heading: new Set(stemsOf(passage.heading, language)),
    lines: passage.lines.map((line) => ({ line, stems: new Set(stemsOf(line, language)) })),
  }));
  const weights = [...asked].flatMap(([stem, weight]) => {
    const holding = parts.filter(({ heading, lines }) =>
      [heading, ...lines.map((each) => each.stems)].some((stems) => stems.has(stem)),
    );
    if (isCommon(stem) || holding.length === 0) return [];
    return [[stem, weight * (0.1 + Math.log(parts.length / holding.length))] as const];
  });
  const scoreOf = (stems: ReadonlySet<string>) =>
    weights.reduce((total, [stem, weight]) => (stems.has(stem) ? total + weight : total), 0);

  const scored = parts.map(({ passage, heading, lines }) => {
    const each = lines.map(({ line, stems }, position) => ({ line, position, score: scoreOf(stems) }));
    const bestLine = Math.max(0, ...each.map(({ score }) => score));
    const headed = scoreOf(heading);
    const all = scoreOf(new Set([...heading, ...lines.flatMap(({ stems }) => [...stems])]));
    return { passage, lines: each, bestLine, headed, score: all + bestLine + headed / 2 };
  });
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (one, other) => (!one || other.score > one.score + 1e-9 ? other : one),
    undefined,
  );
  if (!best) return undefined;

  const items = best.lines.filter(({ line }) => line.startsWith('- '));
  const answering = best.lines
    .filter(({ score }) => best.bestLine > 0 && score >= best.bestLine / 2)
    .sort((one, other) => other.score - one.score || one.position - other.position)
    .slice(0, items.length > 0 ? mostItems : mostLines);
  const first = best.lines.slice(0, mostLines);
  // When the heading answers, or the sentence that introduces a list, the list does, and not what repeats a word.
  const introduced = answering.length === 1 && answering[0]?.position === 0 && !items.includes(answering[0]);
  const listed = items.length > 0 && (introduced || best.headed > clearlyMore * best.bestLine);
  const chosen = listed
    ? [...(introduced ? answering : []), ...items.slice(0, mostItems)]
    : answering.length > 0
      ? answering
      : first;
  return {
    passage: best.passage,
    lines: [...chosen].sort((one, other) => one.position - other.position).map(({ line }) => shorten(line)),
  };
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
