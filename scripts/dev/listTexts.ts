import { defaultLanguage, languages } from '../../content/languages.ts';
import { filesOf } from '../check/files.ts';
import { lineAt } from '../check/problem.ts';
import { toTranslate } from '../check/toTranslate.ts';
import { nameOfPath } from '../check/valueFile.ts';
import { isShownText, readWordFiles, type TextKind, textKindOf } from '../check/words.ts';

/** A text in all languages, with its places and its limits. */
export interface ListedText {
  /** With its namespace, and the key of an entry of a list: `careers:positions.items[lead].title`. */
  key: string;
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
  /**
   * The original as it was when it was translated and as it is now: a text, or the JSON of a list or of plural forms. Nothing where the
   * language has no text yet.
   */
  before?: string;
  now?: string;
}

/** @returns the texts that are to be translated; a list without keys is one */
export function listTranslations(project: string): ListedTranslation[] {
  const words = readWordFiles(filesOf(project));
  return toTranslate(project, words).map(({ namespace, path, language, value, own, before }) => ({
    key: `${namespace}:${nameOfPath(words.find((file) => file.language === defaultLanguage && file.namespace === namespace)?.root, path)}`,
    language,
    originalLanguage: defaultLanguage,
    ...(own && { before: shown(before), now: shown(value) }),
  }));
}

function shown(original: unknown): string {
  return typeof original === 'string' ? original : JSON.stringify(original);
}
