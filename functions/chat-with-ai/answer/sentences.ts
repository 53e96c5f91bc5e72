import type { LanguageCode } from '../../../content/languages.ts';
import { formatList, interpolate } from '../../../renderer/i18n/format.ts';
import { type KnownPage, pagePathOf, type SiteContent } from '../knowledge.ts';
import type { NamedPlace } from './createPlaces.ts';

/** By topic, the topic whose sentence replaces its own where the question names no place, or the owner has not given the fact. */
const otherwise: Readonly<Record<string, string>> = {
  agency: 'offices',
  offices: 'officesHere',
  countrySoon: 'abroad',
  quote: 'quoteNoRates',
  contactPerson: 'contactPersonNone',
  languages: 'languagesNone',
  salary: 'salaryNone',
};

/** Creates the functions that fill the fixed sentences; positions close, so they need a clock. */
export function createSentences(
  { texts, values, links: { contact = '', careers }, positions }: SiteContent,
  pages: readonly KnownPage[],
  language: LanguageCode,
  now: () => Date,
) {
  const labelOf = (address: string) =>
    pages.find(({ path }) => path === pagePathOf(address))?.label ?? address;
  const linkOf = (address: string) => linkTo(labelOf(address), address);
  const links = {
    contact: linkOf(contact),
    careers: careers ? linkOf(careers) : '',
  };
  const textFrom = (sentence: string, more: Readonly<Record<string, string>> = {}) =>
    fill(sentence, { ...values, ...links, ...more });
  const wholeTextFrom = (sentence: string) => withoutMissing(textFrom(sentence));

  function sentenceOf(topic: string): string {
    return texts.topics[topic] ?? texts.topics[otherwise[topic] ?? ''] ?? '';
  }

  function openPositions() {
    const today = now().toISOString().slice(0, 10);
    return positions.filter(({ validThrough }) => validThrough >= today);
  }

  /** Fills a sentence with the open positions, those in the city of the question if there are any. */
  function positionsSentence(sentence: string, city = ''): string {
    const open = openPositions();
    if (open.length === 0) {
      return wholeTextFrom(texts.topics.positionsNone);
    }
    const there = open.filter((position) => city === '' || position.city === city);
    const said = there.length > 0 ? there : open;
    const filled = textFrom(there.length > 0 ? sentence : texts.topics.positionsElsewhere, {
      city,
      positions: bullets(said.map(({ line }) => line)),
      positionCities: formatList([...new Set(said.map((position) => position.city))], language),
    });
    return withoutMissing(filled);
  }

  return {
    textFrom,
    linkOf,
    /** Returns the question that asks for a topic; none if it needs a place that is not named. */
    questionOf(topic: string, place: NamedPlace | undefined): string | undefined {
      const question = fill(texts.questions[topic] ?? '', { ...place });
      return question.includes('{{') ? undefined : question;
    },
    /** Returns the sentence of a topic; an empty text if the topic has none and its page is quoted. */
    of(topic: string, place: NamedPlace | undefined): string {
      const own = sentenceOf(topic);
      if (own.includes('{{positions}}')) {
        return positionsSentence(own, place?.city);
      }
      const salaries = bullets(openPositions().flatMap(({ salary }) => salary ?? []));
      const sentence = textFrom(own, { ...place, salaries });
      const instead = sentenceOf(otherwise[topic] ?? '');
      return withoutMissing(sentence.includes('{{') && instead ? textFrom(instead) : sentence);
    },
  };
}

/** Fills the placeholders `{{name}}` of a sentence; one without a value, or with an empty one, stays. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return interpolate(sentence, (name) => values[name] || undefined);
}

/** @returns a text without the sentences that name a fact which the owner has not given */
function withoutMissing(text: string): string {
  return text.replace(/[^.!?؟\n]*\{\{\w+\}\}[^.!?؟\n]*[.!?؟]?/g, '').trim();
}

/** @returns the items as a list, each on a line of its own */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** @returns a link in the only form that an answer has */
export function linkTo(label: string, address: string): string {
  return `[${label}](${address})`;
}
