import type { Problem } from '../problem.ts';
import { errorAt, type WordFile } from './wordFile.ts';

/** Kinds of texts by the name of their key: the first that fits counts. */
export const textKinds: readonly { names: RegExp; kind: string; most: number }[] = [
  { names: /^(?:paragraphs|text)$/, kind: 'a paragraph', most: 480 },
  { names: /(?:(?<!sub)title|heading)$/i, kind: 'a heading', most: 90 },
  {
    names: /^(?:overline|crumb|badge|category|cta|button|submit|link|name|city|tag|tags)$/i,
    kind: 'a short label',
    most: 70,
  },
  { names: /(?:label|placeholder)$/i, kind: 'a label', most: 130 },
];

/** Any other text. */
export const longestText = 360;

/**
 * Texts that are longer than their place bears: cards of unequal height, headings of five lines.
 *
 * @param file one file of words
 */
export function textLengths(file: WordFile): Problem[] {
  return file.texts.flatMap(({ key, text, offset }) => {
    const { kind, most } = textKindOf(key);
    const length = [...text].length;
    if (length <= most) return [];
    return [
      errorAt(
        file,
        offset,
        `${key} has ${length} characters; ${kind} has ${most} at most. Take ${length - most} away.`,
      ),
    ];
  });
}

/** @returns what the text of a key is, and how many characters it may have */
export function textKindOf(key: string): { kind: string; most: number } {
  const name =
    key
      .replaceAll(/\[\d+\]/g, '')
      .split('.')
      .at(-1) ?? '';
  return textKinds.find(({ names }) => names.test(name)) ?? { kind: 'a text', most: longestText };
}
