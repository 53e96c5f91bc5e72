import { readProject } from '../check/readProject.ts';
import { isShown, numberOf } from './showWords.ts';

/** A text in all languages. */
export interface ListedText {
  /** With its namespace: `careers:positions.items[2].title`. */
  key: string;
  /** What marks it on the page. */
  number: number;
  /** By language; one that lacks the text is left out. */
  texts: Record<string, string>;
}

/** @returns every text that pages may show, in the order of the files */
export function listTexts(project: string): ListedText[] {
  const listed = new Map<string, ListedText>();
  for (const { language, namespace, texts } of readProject(project).words) {
    for (const { key: path, text } of texts.filter(isShown)) {
      const key = `${namespace}:${path}`;
      const entry = listed.get(key) ?? { key, number: numberOf(key), texts: {} };
      entry.texts[language] = text;
      listed.set(key, entry);
    }
  }
  return [...listed.values()];
}
