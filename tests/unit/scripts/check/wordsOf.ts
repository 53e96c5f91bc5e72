import { type WordFile, wordFile } from '../../../../scripts/check/words/wordFile.ts';

/**
 * @param words the content of a file of words, or its text as it is written
 * @param language its folder
 * @param namespace its name
 */
export function wordsOf(words: object | string, language = 'fr', namespace = 'home'): WordFile {
  const text = typeof words === 'string' ? words : JSON.stringify(words, null, 2);
  return wordFile(`locales/${language}/${namespace}.json`, text);
}
