import type { Passage } from '../knowledge.ts';
import { type StemsOf, wordsIn } from './words.ts';

/** How much an answer holds at most: it is read in a small panel. */
const mostLines = 2;
const mostItems = 6;
const mostItemCharacters = 1200;
/** A line answers too when it scores at least this share of what the best line does. */
const leastShare = 2 / 3;
/** Less than that is a label, such as "Sector: retail". The whole passage answers then. */
const leastCharacters = 60;

type Weights = ReadonlyMap<string, number>;

/** A passage whose best line scores less has no word of the question that says anything of its subject. */
const leastScore = 3;

interface Chosen {
  /** Paragraphs; all items of a list together are one, the last. */
  paragraphs: string[];
  /** The number of items of the list that the answer lacks. */
  itemsLeft: number;
}

/**
 * Creates the function that chooses the lines of a passage that answer a question: those that share its weightiest words. Where the heading
 * scores as much as the best of them, or the passage is short, its first lines answer.
 *
 * @param numbers how the language writes numbers, from zero
 * @param announcing phrases, separated by commas, that announce what follows on the page
 */
export function createLineChooser(stemsOf: StemsOf, numbers: readonly string[], announcing: string) {
  const spoken = (text: string) => ` ${wordsIn(text).join(' ')} `;
  const announcements = announcing.split(/[,،]/).map(spoken);

  /** Takes the sentences off a line that begin with the length of a list which the answer cuts, or announce what it does not show. */
  function withoutPointers(line: string, itemsCut: number): string {
    const counts = itemsCut > 0 ? [String(itemsCut), numbers[itemsCut] ?? ''].map(spoken) : [];
    return line
      .split(/(?<=[.!?؟…])\s+/)
      .filter((sentence) => {
        const said = spoken(sentence);
        return (
          !announcements.some((phrase) => said.includes(phrase)) &&
          !counts.some((number) => said.startsWith(number))
        );
      })
      .join(' ');
  }

  function choose({ heading, lines }: Passage, asked: Weights, waysToAsk: Weights): Chosen {
    const scoreIn = (weights: Weights) => (text: string) =>
      [...new Set(stemsOf(text))].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
    // A page may say "indemnity" where the question says "insured", and another way to ask says both.
    const isSaid = [heading, ...lines].some((text) => scoreIn(asked)(text) > leastScore);
    const scoreOf = scoreIn(isSaid ? asked : waysToAsk);
    const scores = lines.map(scoreOf);
    const best = Math.max(...scores);
    const scoring = lines.filter((_, position) => (scores[position] ?? 0) >= best * leastShare);
    const isBrief =
      !scoring.some(isItem) && (lines.length <= mostLines || scoring.join('').length < leastCharacters);
    const isHeaded = isBrief || best <= scoreOf(heading);
    const answering = isHeaded ? lines : scoring;
    const items = fitting(answering.filter(isItem));
    const count = lines.filter(isItem).length;
    const whole = (line: string) => withoutPointers(line, items.length < count ? count : 0) || [];
    const written = answering.filter((line) => !isItem(line)).slice(0, mostLines);
    // Items do not stand alone: the first line of the passage introduces them or, where that is an item too, its heading.
    const [first] = lines.filter((line) => !isItem(line)).flatMap(whole);
    const introduction = lines[0] && isItem(lines[0]) ? heading : (first ?? heading);
    const said = written.flatMap(whole);
    return {
      paragraphs: [
        ...(said.length > 0 ? said : [introduction]),
        ...(items.length > 0 ? [items.join('\n')] : []),
      ],
      // One item that answers by itself is no list that was cut.
      itemsLeft: isHeaded || items.length > 1 ? count - items.length : 0,
    };
  }

  return { choose, withoutPointers };
}

function isItem(line: string): boolean {
  return line.startsWith('- ');
}

/** @returns the first items, as many as an answer holds, and one at least */
function fitting(items: readonly string[]): string[] {
  let characters = 0;
  return items.slice(0, mostItems).filter((item, position) => {
    characters += item.length;
    return position === 0 || characters <= mostItemCharacters;
  });
}
