import { formatRow } from '../../../locales/format.ts';
import type { Facts, KnownPage } from '../knowledge.ts';
import type { SmallTalk } from './createSmallTalk.ts';
import type { TopicMatch } from './createTopics.ts';
import { factValuesOf, officeIn, officeValuesOf } from './factValues.ts';
import { fill } from './fill.ts';
import type { ChatLanguage } from './stemsOf.ts';

/** The fixed sentences, filled with the facts. */
export interface FactAnswers {
  has(topic: string): boolean;
  /** The line that says where to read on. */
  readOn(links: readonly string[]): string;
  unknown(): string;
  /** Says that what precedes illustrates. */
  example: string;
  /** A doubt with a link to the page that may answer. */
  perhaps(page: string): string;
  smallTalk(kind: SmallTalk): string;
  /** @throws Error when the topic has no sentence */
  of(match: TopicMatch): string;
}

/** Topics whose sentence lists open positions. */
const aboutPositions: ReadonlySet<string> = new Set(['positions', 'positionPlaces', 'application']);

/**
 * @param facts what the sentences are filled with
 * @param pages the pages that they link to
 * @param language their language
 * @param now tells the day, because positions close
 */
export function createFactAnswers(
  facts: Facts,
  pages: readonly KnownPage[],
  language: ChatLanguage,
  now: () => Date,
): FactAnswers {
  const { words } = facts;
  const sentences: Readonly<Record<string, string>> = words.topics;

  const openPositions = () => {
    const today = now().toISOString().slice(0, 10);
    return facts.positions.filter(({ validThrough }) => validThrough >= today);
  };
  const valuesFor = (positions = openPositions()) =>
    factValuesOf({ facts, words, language, pages, positions });

  /** These sentences depend on what is open, and on where the question asks for. */
  function positionsSentence(sentence: string, city: string | undefined): string {
    const open = openPositions();
    const there = open.filter((position) => !city || position.city === city);
    if (open.length === 0) return fill(words.topics.positionsNone, valuesFor());
    if (there.length === 0)
      return fill(words.topics.positionsElsewhere, { ...valuesFor(), city: city ?? '' });
    return fill(sentence, valuesFor(there));
  }

  return {
    has: (topic) => topic in sentences,
    readOn: (links) => fill(words.more, { links: formatRow(links, language) }),
    example: words.example,
    perhaps: (page) => fill(words.perhaps, { ...valuesFor(), page }),
    unknown: () => fill(words.unknown, valuesFor()),
    smallTalk: (kind) => fill(words.smallTalk[kind], valuesFor()),
    of({ topic, named }) {
      const sentence = sentences[topic.key];
      if (sentence === undefined) {
        throw new Error(
          `locales/${language}/chatAnswers.json has no "topics.${topic.key}". Write it, or do not ask for it.`,
        );
      }
      if (aboutPositions.has(topic.key)) return positionsSentence(sentence, named);
      const office = named === undefined ? undefined : officeIn(facts, named);
      return fill(sentence, {
        ...valuesFor(),
        ...(named === undefined ? {} : { country: named }),
        ...(office ? officeValuesOf(office) : {}),
      });
    },
  };
}
