import type { LanguageCode } from '../../../content/languages.ts';
import { formatList, interpolate } from '../../../renderer/i18n/format.ts';
import { type IndexedPage, pagePathOf, type SiteContent } from '../knowledge.ts';
import type { MentionedLocation } from './createLocationReader.ts';

/** The substitute for each topic whose sentence may be missing (`topicsAbroad` in `chatContent.ts`) or may lack a value. */
const otherwise: Readonly<Record<string, string>> = {
  agency: 'offices',
  offices: 'officesHere',
  countrySoon: 'abroad',
  quote: 'quoteNoRates',
  contactPerson: 'contactPersonNone',
  languages: 'languagesNone',
  salary: 'salaryNone',
};

/** Creates the functions that fill the fixed sentences. They need a clock because applications for positions close on a date. */
export function createSentences(
  { texts, values, links: { contact = '', careers }, positions }: SiteContent,
  pages: readonly IndexedPage[],
  language: LanguageCode,
  now: () => Date,
) {
  const labelOf = (url: string) => pages.find(({ path }) => path === pagePathOf(url))?.label ?? url;
  const linkOf = (url: string) => linkTo(labelOf(url), url);
  const links = {
    contact: linkOf(contact),
    careers: careers ? linkOf(careers) : '',
  };
  const textFrom = (sentence: string, more: Readonly<Record<string, string>> = {}) =>
    fill(sentence, { ...values, ...links, ...more });

  function sentenceOf(topic: string): string {
    return texts.topics[topic] ?? texts.topics[otherwise[topic] ?? ''] ?? '';
  }

  function openPositions() {
    const today = now().toISOString().slice(0, 10);
    return positions.filter(({ validThrough }) => validThrough >= today);
  }

  /** Fills a sentence with the open positions in a city. If there are none in the city, it lists all open positions. */
  function positionsSentence(sentence: string, city = ''): string {
    const open = openPositions();
    if (open.length === 0) {
      return withoutMissing(textFrom(texts.topics.positionsNone));
    }
    const there = open.filter((position) => city === '' || position.city === city);
    const listed = there.length > 0 ? there : open;
    const filled = textFrom(there.length > 0 ? sentence : texts.topics.positionsElsewhere, {
      city,
      positions: bullets(listed.map(({ line }) => line)),
      positionCities: formatList([...new Set(listed.map((position) => position.city))], language),
    });
    return withoutMissing(filled);
  }

  return {
    textFrom,
    linkOf,
    /** Returns the question of a topic. Undefined if the question has a placeholder for a place, but `location` is missing. */
    questionOf(topic: string, location: MentionedLocation | undefined): string | undefined {
      const question = fill(texts.questions[topic] ?? '', { ...location });
      return question.includes('{{') ? undefined : question;
    },
    /** Returns the fixed sentence of a topic, or an empty text if there is none. The chat then quotes the page instead. */
    of(topic: string, location: MentionedLocation | undefined): string {
      const own = sentenceOf(topic);
      if (own.includes('{{positions}}')) {
        return positionsSentence(own, location?.city);
      }
      const salaries = bullets(openPositions().flatMap(({ salary }) => salary ?? []));
      const sentence = textFrom(own, { ...location, salaries });
      const instead = sentenceOf(otherwise[topic] ?? '');
      return withoutMissing(sentence.includes('{{') && instead ? textFrom(instead) : sentence);
    },
  };
}

/** Fills the placeholders `{{name}}` of a sentence. A placeholder stays if its value is missing or empty. */
export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return interpolate(sentence, (name) => values[name] || undefined);
}

/** @returns a text without the sentences that still contain a placeholder: the owner has not provided its value */
function withoutMissing(text: string): string {
  return text.replace(/[^.!?؟\n]*\{\{\w+\}\}[^.!?؟\n]*[.!?؟]?/g, '').trim();
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/** @returns a link in the only notation that the chat panel shows as a link */
export function linkTo(label: string, url: string): string {
  return `[${label}](${url})`;
}
