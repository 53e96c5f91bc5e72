import type { Problem } from '../problem.ts';
import type { TextFile } from '../readFiles.ts';
import type { WordFile } from './wordFile.ts';

/**
 * @param facts the file that has lost something
 * @param words a file that quotes it
 * @param key of the text that does
 * @param name what it is quoted as
 */
export function lostQuote(facts: TextFile, words: WordFile, key: string, name: string): Problem {
  const message = `has lost what ${words.path} quotes in ${key} as {{${name}}}. Put it back, or correct the words.`;
  return { file: facts.path, severity: 'error', message };
}
