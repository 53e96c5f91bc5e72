import type { Passage } from '../knowledge.ts';
import { type StemsOf, wordsIn } from './words.ts';

/** The limits of an answer, because the chat panel is small. `maxItemLength` is the length of all items together, in characters. */
const maxLines = 2;
const maxItems = 6;
const maxItemLength = 1200;
/** A line belongs to the answer if its score is at least this share of the best line's score. */
const minShare = 2 / 3;
/** The minimum length of the best lines together, in characters. Shorter lines are mere labels, such as "Sector: retail". */
const minCharacters = 60;

type Weights = ReadonlyMap<string, number>;

/** A passage without a line above this score uses other words than the question. Its lines are compared with the topic's phrasings. */
const minScore = 3;

interface Chosen {
  /** The paragraphs of text. If the answer contains a list, the list is the last paragraph, with an item on each line. */
  paragraphs: string[];
  /** The number of list items that the answer leaves out. */
  itemsLeft: number;
}

/**
 * Creates the function that chooses which lines of a passage answer a question: those with the most significant words of the question. In
 * three cases, it chooses the first lines instead: the passage is short, the lines with these words are mere labels, or the whole passage
 * answers the question (its heading scores as high as its best line).
 *
 * @param numbers the number words of the language, from zero
 * @param announcing phrases, separated by commas, that announce what follows on the page
 */
export function createLineChooser(stemsOf: StemsOf, numbers: readonly string[], announcing: string) {
  const normalized = (text: string) => ` ${wordsIn(text).join(' ')} `;
  const announcements = announcing.split(/[,،]/).map(normalized);

  /**
   * Removes sentences from a line that are wrong without the rest of the page:
   * - a sentence that contains a phrase of `announcing`
   * - a sentence that begins with a number ("Six roles …"), if a list of this length (`listLength`) is shown only in part
   */
  function withoutAnnouncements(line: string, listLength = 0): string {
    const counts = listLength > 0 ? [String(listLength), numbers[listLength] ?? ''].map(normalized) : [];
    return line
      .split(/(?<=[.!?؟…])\s+/)
      .filter((sentence) => {
        const folded = normalized(sentence);
        return (
          !announcements.some((phrase) => folded.includes(phrase)) &&
          !counts.some((number) => folded.startsWith(number))
        );
      })
      .join(' ');
  }

  /**
   * @param asked the weights of the stems of the question
   * @param phrasings the weights of the stems of the topic's phrasings, for a passage without significant words of a question (`minScore`)
   */
  function choose({ heading, lines }: Passage, asked: Weights, phrasings: Weights): Chosen {
    const scoreIn = (weights: Weights) => (text: string) =>
      [...new Set(stemsOf(text))].reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0);
    // A page may use another word than the question: "indemnity" instead of "insured". The topic's other phrasings contain both words.
    const isAnswered = [heading, ...lines].some((text) => scoreIn(asked)(text) > minScore);
    const scoreOf = scoreIn(isAnswered ? asked : phrasings);
    const scores = lines.map(scoreOf);
    const best = Math.max(...scores);
    const scoring = lines.filter((_, position) => (scores[position] ?? 0) >= best * minShare);
    // A list item may be short and still be an answer.
    const isBrief =
      !scoring.some(isItem) && (lines.length <= maxLines || scoring.join('').length < minCharacters);
    const usesFirstLines = isBrief || best <= scoreOf(heading);
    const answering = usesFirstLines ? lines : scoring;
    const items = fitting(answering.filter(isItem));
    const count = lines.filter(isItem).length;
    // If nothing of the line is left, the empty array makes `flatMap` drop it.
    const shortened = (line: string) => withoutAnnouncements(line, items.length < count ? count : 0) || [];
    const sentenceLines = answering.filter((line) => !isItem(line)).slice(0, maxLines);
    // A list needs an introduction: the first line of text in the passage or, if the passage begins with a list item, its heading.
    const [first] = lines.filter((line) => !isItem(line)).flatMap(shortened);
    const introduction = lines[0] && isItem(lines[0]) ? heading : (first ?? heading);
    const sentences = sentenceLines.flatMap(shortened);
    return {
      paragraphs: [
        ...(sentences.length > 0 ? sentences : [introduction]),
        ...(items.length > 0 ? [items.join('\n')] : []),
      ],
      // A single item that answers the question is not a shortened list.
      itemsLeft: usesFirstLines || items.length > 1 ? count - items.length : 0,
    };
  }

  return { choose, withoutAnnouncements };
}

function isItem(line: string): boolean {
  return line.startsWith('- ');
}

/** @returns the first items that fit into an answer, and at least one */
function fitting(items: readonly string[]): string[] {
  let characters = 0;
  return items.slice(0, maxItems).filter((item, position) => {
    characters += item.length;
    return position === 0 || characters <= maxItemLength;
  });
}
