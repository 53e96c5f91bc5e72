import type { Resources } from '../../locales/i18next.d.ts';
import { fixedWordings } from '../../locales/textRules.ts';
import { interpolate } from './interpolate.ts';
import { chainOf, layWords, type WordFiles, type WordValue, type WrittenWords } from './layWords.ts';
import { quotedTexts } from './quotedTexts.ts';
import { readWords } from './readWords.ts';
import { keepPronouns, setTypography } from './typography.ts';

/** Headings whose key is `title` or `question`; the title of a page's head (`meta.title`) is none. */
const headingKey = /(?<![mM]eta)[.:](?:title|question)$/;

/**
 * Makes the words that pages, islands and the chat show: what they quote of the facts stands in them, their typography is set, and what a
 * language lacks comes from the languages that it falls back to. What is filled in while they are shown, such as `{{count}}`, stays.
 *
 * @param written what editors write
 * @returns `ownWords`: a language's own words, finished; `wordsOf`: all words of the site in it, where those that it lacks are in the languages
 *   that it falls back to
 */
export function createWords(written: WrittenWords) {
  const writtenIn = (language: string) => written[language] ?? {};

  const ownWords = once((language): WordFiles => {
    const quoted = quotedTexts(language, typed(layWords(writtenIn, chainOf(language))));
    return Object.fromEntries(
      Object.entries(writtenIn(language)).map(([file, words]) => [
        file,
        finish(words, file, language, quoted),
      ]),
    );
  });
  const wordsOf = once((language) => typed(layWords(ownWords, chainOf(language))));
  return { ownWords, wordsOf };
}

/** The words of this site. */
export const { ownWords, wordsOf } = createWords(readWords());

/** Laid words have every key of the leading language's files, which are the types (`locales/i18next.d.ts`); `npm run check` holds that other languages have no others (`scripts/check/translations.ts`). */
function typed(words: WordFiles): Resources {
  return words as unknown as Resources;
}

function once<Value>(make: (language: string) => Value): (language: string) => Value {
  const made = new Map<string, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
  };
}

/** Finishes the words of a file. A placeholder that no fact fills in stays as it is. */
function finish<Value extends WordValue>(
  words: Value,
  file: string,
  language: string,
  quoted: ReadonlyMap<string, string>,
): Value {
  const fixed = fixedWordings[language] ?? [];

  function finishValue(value: WordValue, key: string): WordValue {
    if (typeof value === 'string') {
      const text = interpolate(value, (name) => quoted.get(name));
      if (fixed.includes(key)) {
        return text;
      }
      const set = setTypography(text, language);
      return headingKey.test(key) ? keepPronouns(set, language) : set;
    }
    if (Array.isArray(value)) {
      return value.map((each, index) => finishValue(each, `${key}.${index}`));
    }
    const prefix = key.endsWith(':') ? key : `${key}.`;
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, finishValue(each, prefix + name)]),
    );
  }

  return finishValue(words, `${file}:`) as Value;
}
