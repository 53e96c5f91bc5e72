import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { languages } from '../../content/languages.ts';
import { typographicCharacters } from './typography.ts';

/** Signs of JSON and of code: no heading and no figure has them. */
const syntax = /["$*=>[\\\]^_`{|}~]/;

/** @returns every character of the words and of their articles' headings, and printable ASCII, which facts may use */
export function usedCharacters(): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const codes = `{${languages.map(({ code }) => code).join()}}`;
  const words = globSync(`locales/${codes}/*.json`).map((file) => readFileSync(file, 'utf8'));
  const headings = globSync(`content/articles/*/${codes}.md`).flatMap(
    (file) => readFileSync(file, 'utf8').match(/^(?:#|title:).*$/gm) ?? [],
  );
  const used = new Set([...ascii, ...typographicCharacters, ...words, ...headings].join(''));
  return [...used]
    .filter((character) => !syntax.test(character))
    .sort()
    .join('');
}
