import { urlOf } from '../../../content/languages.ts';
import { formatList, formatRow } from '../../../locales/format.ts';
import type { Facts, KnownPage } from '../knowledge.ts';
import type { NamedPlace } from './createPlaces.ts';
import { fill, linkTo } from './fill.ts';
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
export function createFactAnswers(
  facts: Facts,
  pages: readonly KnownPage[],
  language: ChatLanguage,
  now: () => Date,
) {
  const { words } = facts;
  const sentences: Readonly<Record<string, string>> = words.topics;
  const questions: Readonly<Record<string, string>> = words.questions;
  const smallTalk: Readonly<Record<string, string>> = words.smallTalk;

  const openPositions = () => {
    const today = now().toISOString().slice(0, 10);
    return facts.positions.filter(({ validThrough }) => validThrough >= today);
  };
  const link = (path: string) => {
    const url = urlOf(language, path);
    return linkTo(pages.find((page) => page.path === url)?.label ?? url, url);
  };
  const valuesFor = (positions = openPositions()) => ({
    ...facts.values,
    contact: link('/contact'),
    careers: link('/careers'),
    positions: positions.map(({ line }) => `- ${line}`).join('\n'),
    positionCities: formatList([...new Set(positions.map(({ city }) => city))], language),
  });

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
    /** The line that says where to read on. */
    readOn: (links: readonly string[]) => fill(words.more, { links: formatRow(links, language) }),
    /** Says that what precedes illustrates. */
    example: words.example,
    /** How a visitor would ask for a topic; nothing where that needs a place that is not named. */
    questionOf(topic: string | undefined, place: NamedPlace | undefined): string | undefined {
      const named = {
        company: facts.company,
        ...(place && ('office' in place ? { city: place.office.city } : place)),
      };
      const question = Object.entries(named).reduce(
        (text, [name, value]) => text?.replace(`{{${name}}}`, value),
        questions[topic ?? ''],
      );
      return question?.includes('{{') ? undefined : question;
    },
    /** A doubt, with the questions that were perhaps meant. */
    perhaps: (page: string, likely: readonly string[], contact: string) =>
      fill(words.perhaps, {
        ...valuesFor(),
        page,
        questions: likely.map((each) => `- ${each}`).join('\n'),
        contact,
      }),
    unknown: (contact: string) => fill(words.unknown, { ...valuesFor(), contact }),
    outside: (contact: string) => fill(words.outside, { ...valuesFor(), contact }),
    smallTalk: (kind: string) => fill(smallTalk[kind] ?? words.smallTalk.help, valuesFor()),
    /** The sentence of a topic; nothing where its page is quoted. */
    of(topic: string, place: NamedPlace | undefined): string | undefined {
      const office = place && 'office' in place ? place.office : undefined;
      const country = place && 'country' in place ? place.country : undefined;
      const isPlaced = topic === 'agency' ? office : topic === 'countrySoon' ? country : true;
      const sentence = sentences[isPlaced ? topic : (withoutPlace[topic] ?? topic)];
      if (sentence === undefined) return undefined;
      if (aboutPositions.has(topic)) return positionsSentence(sentence, office?.city);
      return fill(sentence, {
        ...valuesFor(),
        ...(country ? { country } : {}),
        ...office,
      });
    },
  };
}
