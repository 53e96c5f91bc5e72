import { globSync } from 'tinyglobby';
import { languages } from '../../content/languages.ts';
import { readTextFile } from '../facts/readTextFile.ts';
import { typographicCharacters } from './typography.ts';

/** ASCII that only JSON, code and formulas have: no heading and no figure is drawn with it. */
const syntax = /["$*=>[\\\]^_`{|}~]/;

/**
 * @returns the characters that headings and figures may show, for the subset of the display font: those of all words and of the headings
 *   of articles, and of printable ASCII, because words quote facts
 */
export function usedCharacters(): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const anyLanguage = `{${languages.map(({ code }) => code).join()}}`;
  const words = globSync(`locales/${anyLanguage}/*.json`).map(readTextFile);
  const headings = globSync(`content/articles/*/${anyLanguage}.md`).flatMap(
    (file) => readTextFile(file).match(/^(?:#|title:).*$/gm) ?? [],
  );
  const used = new Set([...ascii, ...typographicCharacters, ...words, ...headings].join(''));
  return [...used]
    .filter((character) => !syntax.test(character))
    .sort()
    .join('');
}
