import { applyEdits } from 'jsonc-parser';
import { defaultLanguage, languages } from '../../content/languages.ts';
import { filesOf } from '../check/files.ts';
import { lineAt } from '../check/problem.ts';
import { toTranslate } from '../check/toTranslate.ts';
import { isShownText, readWordFiles, type TextKind, textKindOf, wordFile } from '../check/words.ts';
import { nameOfPath } from '../putText.ts';
import { markOf } from './browser/markedTexts.ts';

/** Matches the path or the address of a file of words. */
export const wordsFile = /\/locales\/[\w-]+\/\w+\.json$/;

const numbers = new Map<string, number>();

/** @returns the number of a text in marks, which stays the same while the server runs; the key is like `home:hero.title` */
export function numberOf(key: string): number {
  const number = numbers.get(key) ?? numbers.size;
  numbers.set(key, number);
  return number;
}

/**
 * @param content its JSON, which is returned unchanged where it is invalid
 * @returns the file with an invisible number after each text, by which the editor finds it on the page
 */
export function markWords(path: string, content: string): string {
  const { root, texts, namespace, placeOf } = wordFile({ path, text: content });
  const edits = texts.filter(isShownText).map(({ path, value }) => {
    const { offset = 0, length = 0 } = placeOf(path) ?? {};
    const number = numberOf(`${namespace}:${nameOfPath(root, path)}`);
    return { offset, length, content: JSON.stringify(value + markOf(number)) };
  });
  return applyEdits(content, edits);
}

/** A text in all languages, with its places and its limits. */
export interface ListedText {
  /** With its namespace, and the key of an entry of a list: `careers:positions.items[lead].title`. */
  key: string;
  /** The number in its marks. */
  number: number;
  /** A language without the text is left out. */
  languages: { language: string; file: string; line: number; text: string }[];
  limit: TextKind;
}

/** @returns every text that pages may show, in the order of the files */
export function listTexts(project: string): ListedText[] {
  const listed = new Map<string, ListedText>();
  const words = readWordFiles(filesOf(project));
  for (const file of languages.flatMap(({ code }) => words.filter(({ language }) => language === code))) {
    for (const { path, key: inFile, value } of file.texts.filter(isShownText)) {
      const key = `${file.namespace}:${nameOfPath(file.root, path)}`;
      const entry = listed.get(key) ?? {
        key,
        number: numberOf(key),
        languages: [],
        limit: textKindOf(inFile),
      };
      entry.languages.push({
        language: file.language,
        file: file.path,
        line: lineAt(file.text, file.placeOf(path)?.offset ?? 0),
        text: value,
      });
      listed.set(key, entry);
    }
  }
  return [...listed.values()];
}

/** A text that is to be translated into a language, as the panel lists it. */
export interface ListedTranslation {
  /** With its namespace, as that of the listed text. */
  key: string;
  language: string;
  /** That of the original. */
  originalLanguage: string;
  /** The original, as it was when it was translated and as it is now; nothing where the language has no text yet. */
  before?: string;
  now?: string;
}

/** @returns the texts that are to be translated; of a list without keys, its first one */
export function listTranslations(project: string): ListedTranslation[] {
  const words = readWordFiles(filesOf(project));
  return toTranslate(project, words).map(({ namespace, path, language, value, own, before }) => ({
    key: `${namespace}:${nameOfPath(words.find((file) => file.language === defaultLanguage && file.namespace === namespace)?.root, path)}`,
    language,
    originalLanguage: defaultLanguage,
    ...(own && { before: JSON.stringify(before), now: JSON.stringify(value) }),
  }));
}
