import { createHash } from 'node:crypto';
import { type LanguageCode, languageOf } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { fixedWordings } from '../../locales/textRules.ts';
import { interpolate } from './format.ts';
import {
  chainOf,
  mapTexts,
  mergeTranslations,
  readTranslations,
  type TranslationFiles,
  type WrittenTranslations,
} from './mergeTranslations.ts';
import { languageOfText, tagText, untagged } from './taggedText.ts';
import { keepPronouns, setTypography } from './typography.ts';
import { variablesOf } from './variablesOf.ts';

/** Headings whose key is `title` or `question`; the title of a page's head (`meta.title`) is none. */
const headingKey = /(?<![mM]eta)[.:](?:title|question)$/;

/**
 * Makes the words that pages, islands and the chat show: what a language lacks comes from the languages that it falls back to, what they
 * quote of the facts stands in them, and their typography is set. What is filled in while they are shown, such as `{{count}}`, stays.
 *
 * @param written what editors write
 * @returns `ownTranslations`: a language's own words, finished; `taggedTranslations`: all words of the site in it, where those that it lacks bear the language
 *   that they are taken from (`taggedText.ts`); `translationsOf`: the same without marks; `wholeFiles`: the files that lack nothing in it
 */
export function createTranslations(written: WrittenTranslations) {
  const merged = once((language: string) => mergeTranslations(written, chainOf(language)));
  const variables = once((language: string) => variablesOf(language, typed(untagged(merged(language)))));

  const finish = (files: TranslationFiles, language: string): TranslationFiles =>
    Object.fromEntries(
      Object.entries(files).map(([file, translations]) => [
        file,
        mapTexts(
          translations,
          (text, key) => {
            const other = languageOfText(text);
            return other
              ? tagText(finishText(untagged(text), key, other, variables(other)), other)
              : finishText(text, key, language, variables(language));
          },
          `${file}:`,
        ),
      ]),
    );
  const ownTranslations = once((language: string) => finish(written[language] ?? {}, language));
  const taggedTranslations = once((language: string) => typed(finish(merged(language), language)));
  const translationsOf = once((language: string) => untagged(taggedTranslations(language)));
  const wholeFiles = once((language: string) =>
    Object.entries(taggedTranslations(language)).flatMap(([file, translations]) =>
      languageOfText(JSON.stringify(translations)) ? [] : file,
    ),
  );
  return { ownTranslations, taggedTranslations, translationsOf, wholeFiles };
}

export const { ownTranslations, taggedTranslations, translationsOf, wholeFiles } = createTranslations(
  readTranslations(),
);

/** @returns the first language, the reader's or one that it falls back to, that has every word of some files */
export function languageWithAll(files: readonly (keyof Resources)[], language: string): LanguageCode {
  const found = chainOf(language).find((code) => files.every((file) => wholeFiles(code).includes(file)));
  return languageOf(found ?? language).code;
}

/** @returns a file of words as an island fetches it, and its address on the built site, with a digest of the words and the facts in them */
export function translationFile(language: string, name: keyof Resources): { url: string; text: string } {
  const text = JSON.stringify(translationsOf(language)[name]);
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/static/${language}/${name}.${digest}.json`, text };
}

/** Merged translations have every key of the source language, which are the types; `npm run check` sees that other languages have no others. */
function typed(translations: TranslationFiles): Resources {
  return translations as unknown as Resources;
}

/** @returns a function that makes what belongs to a language, or to another name, only once */
export function once<Name extends string, Value>(make: (name: Name) => Value): (name: Name) => Value {
  const made = new Map<Name, Value>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

/** Finishes one text. A placeholder that no fact fills in stays as it is. */
function finishText(
  written: string,
  key: string,
  language: string,
  variables: ReadonlyMap<string, string>,
): string {
  const text = interpolate(written, (name) => variables.get(name));
  if (fixedWordings[language]?.includes(key)) {
    return text;
  }
  const set = setTypography(text, language);
  return headingKey.test(key) ? keepPronouns(set, language) : set;
}
