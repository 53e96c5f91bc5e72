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
  type TranslationsByLanguage,
} from './mergeTranslations.ts';
import { languageOfText, tagText, untagged } from './taggedText.ts';
import { keepPronouns, setTypography } from './typography.ts';
import { variablesOf } from './variablesOf.ts';

/** Matches the keys of headings: `title` and `question`, but not `meta.title`, the title of the document's head. */
const headingKey = /(?<![mM]eta)[.:](?:title|question)$/;

/**
 * Makes the translations that pages, islands and the chat show. Missing texts come from the fallback chain. Variables of content are
 * replaced, and typography is applied. Variables of the page, such as `{{count}}`, stay.
 *
 * @returns functions that take a language:
 * - `ownTranslations`: the language's own texts
 * - `taggedTranslations`: all texts of the site; fallback texts are tagged with their language (`taggedText.ts`)
 * - `translationsOf`: the same without tags
 * - `completeNamespaces`: the names of files without fallback texts
 */
export function createTranslations(byLanguage: TranslationsByLanguage) {
  const merged = memoize((language: string) => mergeTranslations(byLanguage, chainOf(language)));
  const variables = memoize((language: string) => variablesOf(language, typed(untagged(merged(language)))));

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
  const ownTranslations = memoize((language: string) => finish(byLanguage[language] ?? {}, language));
  const taggedTranslations = memoize((language: string) => typed(finish(merged(language), language)));
  const translationsOf = memoize((language: string) => untagged(taggedTranslations(language)));
  // A fallback text is tagged with its language, so a file without a tag is complete.
  const completeNamespaces = memoize((language: string) =>
    Object.entries(taggedTranslations(language)).flatMap(([file, translations]) =>
      languageOfText(JSON.stringify(translations)) ? [] : file,
    ),
  );
  return { ownTranslations, taggedTranslations, translationsOf, completeNamespaces };
}

export const { ownTranslations, taggedTranslations, translationsOf, completeNamespaces } = createTranslations(
  readTranslations(),
);

/** @returns the first language of the fallback chain in which the files need no fallback texts */
export function languageWithAll(files: readonly (keyof Resources)[], language: string): LanguageCode {
  const found = chainOf(language).find((code) =>
    files.every((file) => completeNamespaces(code).includes(file)),
  );
  return languageOf(found ?? language).code;
}

/** @returns a translation file for islands, and its URL on the built site. The URL contains a hash of the text. */
export function translationFile(language: string, name: keyof Resources): { url: string; text: string } {
  const text = JSON.stringify(translationsOf(language)[name]);
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/static/${language}/${name}.${digest}.json`, text };
}

/** The cast is safe: the types have the keys of the source language, as merged translations have. `npm run check` reports other keys. */
function typed(translations: TranslationFiles): Resources {
  return translations as unknown as Resources;
}

/** @returns a function that calls `make` once for each name and remembers the result */
export function memoize<Name extends string, Value>(make: (name: Name) => Value): (name: Name) => Value {
  const made = new Map<Name, Value>();
  return (name) => {
    const value = made.get(name) ?? make(name);
    made.set(name, value);
    return value;
  };
}

/** Fills in variables from content, then applies typography, but not to `fixedWordings`, whose texts the specification prescribes. */
function finishText(
  template: string,
  key: string,
  language: string,
  variables: ReadonlyMap<string, string>,
): string {
  const text = interpolate(template, (name) => variables.get(name));
  if (fixedWordings[language]?.includes(key)) {
    return text;
  }
  const set = setTypography(text, language);
  return headingKey.test(key) ? keepPronouns(set, language) : set;
}
