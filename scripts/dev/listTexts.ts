import { headLimits } from '../../content/headLimits.ts';
import { languages } from '../../content/languages.ts';
import { lineAt } from '../check/problem.ts';
import { readProject } from '../check/project.ts';
import { placeholdersOf, textKindOf } from '../check/words.ts';
import { isShown, numberOf } from './markWords.ts';

/** A text in all languages, with all that an editor should know before changing it. */
export interface ListedText {
  /** With its namespace: `careers:positions.items[2].title`. */
  key: string;
  /** What marks it on the page. */
  number: number;
  /** One that lacks the text is left out. */
  languages: { language: string; file: string; line: number; text: string }[];
  /** In characters; `isFilled` where they are counted with what placeholders become. */
  limit: { least: number; most: number; isFilled: boolean };
  placeholders: string[];
}

/** @returns every text that pages may show, in the order of the files */
export function listTexts(project: string): ListedText[] {
  const listed = new Map<string, ListedText>();
  const { words } = readProject(project);
  for (const file of languages.flatMap(({ code }) => words.filter(({ language }) => language === code))) {
    for (const { key: path, text, offset } of file.texts.filter(isShown)) {
      const key = `${file.namespace}:${path}`;
      const [, head] = /[mM]eta\.(title|description)$/.exec(path) ?? [];
      const entry = listed.get(key) ?? {
        key,
        number: numberOf(key),
        languages: [],
        limit: head
          ? { ...headLimits[head as keyof typeof headLimits], isFilled: true }
          : { least: 1, most: textKindOf(path).most, isFilled: false },
        placeholders: [...placeholdersOf(text)],
      };
      entry.languages.push({
        language: file.language,
        file: file.path,
        line: lineAt(file.text, offset),
        text,
      });
      listed.set(key, entry);
    }
  }
  return [...listed.values()];
}
