import { fallbackLanguage, languageOf } from '../../locales/languages.ts';
import type { Words } from './words.ts';

/** Characters for private use: they stand around a text of the fallback language until its place in the document is known. */
const [begins, ends] = ['\u{E000}', '\u{E001}'];
const marks = /[\u{E000}\u{E001}]/gu;
const startTagAndText = /<([a-z][^\s/>]*)([^>]*)>([^<]*)/gi;

type Value = Words[string] | undefined;

/**
 * Completes the words of a draft.
 *
 * @param own what is translated; nothing where a file is missing
 * @param fallback the same words in the fallback language
 * @returns the words, with marks around those that are not translated; names (`key`, `id`), dates and figures have none
 */
export function withFallback<Fallback extends Value>(own: Value, fallback: Fallback): Fallback {
  return completed(own, fallback, '') as Fallback;
}

function completed(own: Value, fallback: Value, name: string): Value {
  if (fallback === undefined) return own;
  if (typeof fallback === 'string') {
    if (typeof own === 'string') return own;
    return /^(?:key|id)$/.test(name) || !/\p{L}{2}/u.test(fallback) ? fallback : begins + fallback + ends;
  }
  if (Array.isArray(fallback)) {
    const list = Array.isArray(own) ? own : [];
    return fallback.map((each, index) => completed(list[index], each, '') as string | Words);
  }
  const group = own && typeof own === 'object' && !Array.isArray(own) ? own : {};
  const names = new Set([...Object.keys(group), ...Object.keys(fallback ?? {})]);
  return Object.fromEntries(
    [...names].map((each) => [each, completed(group[each], fallback?.[each], each) as string | Words]),
  );
}

/**
 * Turns marks into `lang`, on the element that begins with the text.
 *
 * @param html what was rendered
 * @returns the same without marks
 */
export function showFallbacks(html: string): string {
  if (!html.includes(begins)) return html;
  const { hreflang, direction } = languageOf(fallbackLanguage);
  return withoutMarks(
    html.replace(startTagAndText, (whole, tag: string, attributes: string, text: string) =>
      text.startsWith(begins) && !/\s(?:lang|dir)=/.test(attributes)
        ? `<${tag}${attributes} lang="${hreflang}" dir="${direction}">${text}`
        : whole,
    ),
  );
}

/** @returns the text without marks, for where no element can say its language */
export function withoutMarks(text: string): string {
  return text.replace(marks, '');
}
