import { urlOf } from '../../../content/languages.ts';
import { formatList, formatRow } from '../../../locales/format.ts';
import type { Facts, KnownPage } from '../knowledge.ts';
import type { NamedPlace } from './createPlaces.ts';
import { bullets, fill, isFilled, linkTo } from './fill.ts';
import type { ChatLanguage } from './stemsOf.ts';

/** Topics whose sentence lists open positions. */
const aboutPositions: ReadonlySet<string> = new Set(['positions', 'positionPlaces', 'application']);

/** What is said of a place when the question names none of the kind. */
const withoutPlace: Readonly<Record<string, string>> = { agency: 'offices', countrySoon: 'abroad' };

/**
 * The fixed sentences, filled with the facts.
 *
 * @param facts what the sentences are filled with
 * @param pages the pages that they link to
 * @param language their language
 * @param now tells the day, because positions close
 */
export function createSentences(
  { words, values, company, positions }: Facts,
  pages: readonly KnownPage[],
  language: ChatLanguage,
  now: () => Date,
) {
  const topics: Readonly<Record<string, string>> = words.topics;
  const questions: Readonly<Record<string, string>> = words.questions;
  const smallTalk: Readonly<Record<string, string>> = words.smallTalk;
  const linkOf = (path: string) => {
    const url = urlOf(language, path);
    return linkTo(pages.find((page) => page.path === url)?.label ?? url, url);
  };
  const links = { contact: linkOf('/contact'), careers: linkOf('/careers') };
  const say = (sentence: string, more: Readonly<Record<string, string>> = {}) =>
    fill(sentence, { ...values, ...links, ...more });

  /** What is said depends on what is open, and on where the question asks for. */
  function positionsSentence(sentence: string, city: string | undefined): string {
    const today = now().toISOString().slice(0, 10);
    const open = positions.filter(({ validThrough }) => validThrough >= today);
    const there = open.filter((position) => !city || position.city === city);
    if (open.length === 0) return say(words.topics.positionsNone);
    const said = there.length > 0 ? there : open;
    return say(there.length > 0 ? sentence : words.topics.positionsElsewhere, {
      city: city ?? '',
      positions: bullets(said.map(({ line }) => line)),
      positionCities: formatList([...new Set(said.map((position) => position.city))], language),
    });
  }

  return {
    /** The line that says where to read on. */
    readOn: (addresses: readonly string[]) => say(words.more, { links: formatRow(addresses, language) }),
    /** Says that what precedes illustrates. */
    example: words.example,
    /** A doubt, with the questions that were perhaps meant. */
    perhaps: (page: string, likely: readonly string[], contact: string) =>
      say(words.perhaps, { page, questions: bullets(likely), contact }),
    unknown: (contact: string) => say(words.unknown, { contact }),
    outside: (contact: string) => say(words.outside, { contact }),
    smallTalk: (topic: string) => say(smallTalk[topic] ?? words.smallTalk.help),
    /** How a visitor would ask for a topic; nothing where that needs a place that is not named. */
    questionOf(topic: string, place: NamedPlace | undefined): string | undefined {
      const named = { company, ...place };
      const question = questions[topic];
      return question && isFilled(question, named) ? fill(question, named) : undefined;
    },
    /** The sentence of a topic; nothing where its page is quoted. */
    of(topic: string, place: NamedPlace | undefined): string | undefined {
      const own = topics[topic];
      if (own === undefined) return undefined;
      if (aboutPositions.has(topic)) return positionsSentence(own, place?.city);
      return say(
        isFilled(own, { ...values, ...links, ...place }) ? own : (topics[withoutPlace[topic] ?? ''] ?? own),
        place,
      );
    },
  };
}
