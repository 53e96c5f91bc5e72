import { type LanguageCode, urlOf } from '../../../content/languages.ts';
import type fr from '../../../locales/fr/chatAnswers.json';
import { formatList } from '../../../renderer/i18n/format.ts';
import { interpolate } from '../../../renderer/i18n/interpolate.ts';
import type { Facts, KnownPage } from '../knowledge.ts';
import type { NamedPlace } from './createPlaces.ts';
import { pagePathOf } from './createSearch.ts';

/** The fixed sentences. French is their type; some groups are asked for by a key that is any text. */
export type AnswerWords = typeof fr &
  Record<'questions' | 'smallTalk' | 'topics', Readonly<Record<string, string>>>;

/** The sentence that answers instead where one needs a place that the question does not name, or a fact that the owner has not given. */
const otherwise: Readonly<Record<string, string>> = {
  agency: 'offices',
  countrySoon: 'abroad',
  quote: 'quoteNoRates',
  contactPerson: 'contactPersonNone',
};

/**
 * The fixed sentences, filled with the facts.
 *
 * @param facts what the sentences are filled with
 * @param pages the pages that they link to
 * @param language their language
 * @param now tells the day, because positions close
 */
export function createSentences(
  { words, values, positions }: Facts,
  pages: readonly KnownPage[],
  language: LanguageCode,
  now: () => Date,
) {
  const labelOf = (address: string) =>
    pages.find(({ path }) => path === pagePathOf(address))?.label ?? address;
  const linkOf = (address: string) => linkTo(labelOf(address), address);
  const links = {
    contact: linkOf(urlOf(language, '/contact')),
    careers: linkOf(urlOf(language, '/careers')),
  };
  const say = (sentence: string, more: Readonly<Record<string, string>> = {}) =>
    fill(sentence, { ...values, ...links, ...more });

  function openPositions() {
    const today = now().toISOString().slice(0, 10);
    return positions.filter(({ validThrough }) => validThrough >= today);
  }

  /** What is said depends on what is open, and on where the question asks for. */
  function positionsSentence(sentence: string, city = ''): string {
    const open = openPositions();
    if (open.length === 0) {
      return say(words.topics.positionsNone);
    }
    const there = open.filter((position) => city === '' || position.city === city);
    const said = there.length > 0 ? there : open;
    return say(there.length > 0 ? sentence : words.topics.positionsElsewhere, {
      city,
      positions: bullets(said.map(({ line }) => line)),
      positionCities: formatList([...new Set(said.map((position) => position.city))], language),
    });
  }

  return {
    say,
    linkOf,
    /** How a visitor would ask for a topic; nothing where that needs a place that is not named. */
    questionOf(topic: string, place: NamedPlace | undefined): string | undefined {
      const question = fill(words.questions[topic] ?? '', { ...place });
      return question.includes('{{') ? undefined : question;
    },
    /** The sentence of a topic; empty where its page is quoted. */
    of(topic: string, place: NamedPlace | undefined): string {
      const own = words.topics[topic] ?? '';
      if (own.includes('{{positions}}')) {
        return positionsSentence(own, place?.city);
      }
      const salaries = bullets(openPositions().flatMap(({ salary }) => salary ?? []));
      const sentence = say(own, { ...place, salaries });
      return sentence.includes('{{') ? say(words.topics[otherwise[topic] ?? ''] ?? '') : sentence;
    },
  };
}

/**
 * @param sentence words with `{{name}}` where a value goes
 * @param values what goes there
 * @returns the sentence with all that there is a value for; an empty text is none
 */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return interpolate(sentence, (name) => values[name] || undefined);
}

/** @returns a list of items, each on its line */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** @returns the only form of link that an answer has */
export function linkTo(label: string, address: string): string {
  return `[${label}](${address})`;
}
