import { createHash } from 'node:crypto';
import type { Resources } from '../../locales/i18next.d.ts';
import { wordsOf } from './words.ts';

/**
 * @param language the language of the words
 * @param name one of its files of words: `chatbot`
 * @returns the file as an island fetches it, and its address on the built site, with a digest: it changes with the words and with the facts in them
 */
export function wordFile(language: string, name: keyof Resources): { url: string; text: string } {
  const text = JSON.stringify(wordsOf(language)[name]);
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/static/${language}/${name}.${digest}.json`, text };
}
