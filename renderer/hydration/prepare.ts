import type { i18n } from 'i18next';
import { browserI18n } from '../i18n/browserI18n.ts';
import { wholeStylesheet } from './wholeStylesheet.ts';

/**
 * Makes ready what an island needs beside its code and React, whose file is the largest and comes last.
 *
 * @param stylesheet the file with all style rules
 * @param words the files of its words
 * @returns its words, once the style sheet is there too
 * @throws Error when words cannot be loaded
 */
export async function prepare(stylesheet: string, words: readonly string[]): Promise<i18n> {
  const [i18n] = await Promise.all([browserI18n(words), wholeStylesheet(stylesheet)]);
  return i18n;
}
