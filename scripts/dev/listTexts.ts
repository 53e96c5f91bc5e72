import { applyEdits } from 'jsonc-parser';
import { defaultLanguage, languages } from '../../content/languages.ts';
import { filesOf } from '../check/files.ts';
import { outdatedTexts } from '../check/outdatedTexts.ts';
import { lineAt } from '../check/problem.ts';
import { isShownText, readWordFiles, type TextKind, textKindOf, wordFile } from '../check/words.ts';
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
  const { texts, namespace, placeOf } = wordFile({ path, text: content });
  const edits = texts.filter(isShownText).map(({ path, key, value }) => {
    const { offset = 0, length = 0 } = placeOf(path) ?? {};
    return { offset, length, content: JSON.stringify(value + markOf(numberOf(`${namespace}:${key}`))) };
  });
  return applyEdits(content, edits);
}

/** A text in all languages, with its places and its limits. */
export interface ListedText {
  /** With its namespace: `careers:positions.items[2].title`. */
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
      const key = `${file.namespace}:${inFile}`;
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

/** An original that has changed since a language translated it. */
export interface ListedOriginal {
  /** With its namespace, as that of the listed text. */
  key: string;
  language: string;
  /** That of the original. */
  originalLanguage: string;
  before: string;
  now: string;
}

/** @throws Error that says why the history cannot be read */
export function listOutdatedTexts(project: string): ListedOriginal[] {
  return outdatedTexts(project, readWordFiles(filesOf(project))).map(({ file, key, before, now }) => ({
    key: `${file.namespace}:${key}`,
    language: file.language,
    originalLanguage: defaultLanguage,
    before,
    now,
  }));
}
