import { fixedWordings } from '../../locales/textRules.ts';
import { interpolate } from './interpolate.ts';
import { type QuotingWords, quotedTexts } from './quotedTexts.ts';
import { keepPronouns, setTypography } from './typography.ts';

/** The words of a namespace, or a part of them. */
type Value = string | readonly Value[] | { readonly [name: string]: Value };

/** Keys of headings; the title of a page's head is none. */
const headingKey = /(?<![mM]eta)[.:](?:title|question)$/;

/** Fills in what a placeholder stands for; one that has no value stays as it is. */
type Quote = (text: string) => string;

/**
 * Finishes words: what they quote of the facts stands in them, and their typography is set. What a page or an island fills in itself,
 * such as `{{count}}`, stays between its braces, for i18next.
 *
 * @param wordsOf how a language says what words quote: its files of these names
 * @returns a function that gives the finished words of a namespace in a language
 */
export function createFinisher(wordsOf: (language: string) => QuotingWords) {
  const quotes = new Map<string, Quote>();

  function quoteIn(language: string): Quote {
    const known = quotes.get(language);
    if (known) {
      return known;
    }
    const quoted = quotedTexts(language, wordsOf);
    const quote: Quote = (text) => interpolate(text, (name) => quoted.get(name));
    quotes.set(language, quote);
    return quote;
  }

  return function finishWords<Namespace extends object>(
    language: string,
    namespace: string,
    words: Namespace,
  ): Namespace {
    const fixed = (fixedWordings[language] ?? []).filter((each) => each.startsWith(`${namespace}:`));
    // A text that a language shows in another one says so in its file.
    const { writtenIn = language } = words as { writtenIn?: string };
    const quote = quoteIn(writtenIn);

    function finish(value: Value, key: string): Value {
      if (typeof value === 'string') {
        const text = quote(value);
        if (fixed.includes(key)) {
          return text;
        }
        const set = setTypography(text, writtenIn);
        return headingKey.test(key) ? keepPronouns(set, writtenIn) : set;
      }
      if (isList(value)) {
        return value.map((each, index) => finish(each, `${key}.${index}`));
      }
      const prefix = key.endsWith(':') ? key : `${key}.`;
      return Object.fromEntries(
        Object.entries(value).map(([name, each]) => [name, finish(each, prefix + name)]),
      );
    }

    return finish(words as Value, `${namespace}:`) as unknown as Namespace;
  };
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
