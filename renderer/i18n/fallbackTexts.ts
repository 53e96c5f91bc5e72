import type { Root } from 'hast';
import { fallbackLanguage, languageOf } from '../../content/languages.ts';
import { elementsIn } from '../page/tree.ts';
import type { Words } from './words.ts';

/** Characters for private use: they stand around a text of the fallback language until its place in the document is known. */
const [begins, ends] = ['\u{E000}', '\u{E001}'];
const marks = /[\u{E000}\u{E001}]/gu;

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
    return /^(?:key|id|writtenIn)$/.test(name) || !/\p{L}{2}/u.test(fallback)
      ? fallback
      : begins + fallback + ends;
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
 * @param tree what was rendered; it is changed, and has no marks afterwards
 */
export function showFallbacks(tree: Root): void {
  const { hreflang, direction } = languageOf(fallbackLanguage);
  for (const element of elementsIn(tree)) {
    const { properties, children } = element;
    const [first] = children;
    if (first?.type === 'text' && first.value.startsWith(begins) && !properties.lang && !properties.dir)
      Object.assign(properties, { lang: hreflang, dir: direction });
    for (const child of children) if (child.type === 'text') child.value = withoutMarks(child.value);
    for (const [name, value] of Object.entries(properties))
      if (typeof value === 'string') properties[name] = withoutMarks(value);
  }
}

/** @returns texts without marks, for where no element can say their language */
export function withoutMarks<Texts>(texts: Texts): Texts {
  return JSON.parse(JSON.stringify(texts).replaceAll(marks, ''));
}
