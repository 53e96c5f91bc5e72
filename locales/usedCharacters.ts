import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';

/** @returns every character of the words and of the articles' headings, and printable ASCII, which facts may use */
export function usedCharacters(): string {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const words = globSync('locales/*/*.json').map((file) => readFileSync(file, 'utf8'));
  const headings = globSync('content/articles/*/*.md').flatMap(
    (file) => readFileSync(file, 'utf8').match(/^(?:#|title:).*$/gm) ?? [],
  );
  return [...new Set([...ascii, ...[...words, ...headings].join('')])].sort().join('');
}
