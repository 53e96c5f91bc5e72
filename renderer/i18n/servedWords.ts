import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { languages } from '../../content/languages.ts';
import { quotingWords as quotedFrom } from '../../locales/textRules.ts';
import { readJsonFile, readTextFile } from '../facts/readTextFile.ts';
import { createFinisher } from './finishWords.ts';
import type { QuotingWords } from './quotedTexts.ts';

/**
 * Finishes the words that an island fetches: the facts are in them, so no browser loads the facts or the code that formats them.
 *
 * @param file the path of a file of words: `locales/fr/chatbot.json`
 * @param text its content, where it is not as on the disk
 * @returns the finished words as JSON; placeholders that the island fills in itself stay
 */
export function servedWords(file: string, text = readTextFile(file)): string {
  const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  return JSON.stringify(finisher()(language, namespace, JSON.parse(text)));
}

/** The function that finishes words, and the words that it quotes from. It is made again when somebody edits these. */
let last: { made: string; finishWords: ReturnType<typeof createFinisher> } | undefined;

function finisher(): ReturnType<typeof createFinisher> {
  const made = JSON.stringify(languages.map(({ code }) => quotingWords(code)));
  if (last?.made !== made) {
    last = { made, finishWords: createFinisher(quotingWords) };
  }
  return last.finishWords;
}

/** Reads the words that are quoted by others, each time, because somebody may be editing them. A language may lack a file of them meanwhile. */
function quotingWords(language: string): QuotingWords {
  const files = quotedFrom.map((name) => [name, `locales/${language}/${name}.json`]);
  return Object.fromEntries(
    files.filter(([, file = '']) => existsSync(file)).map(([name, file = '']) => [name, readJsonFile(file)]),
  ) as unknown as QuotingWords;
}

/**
 * @param file the path of a file of words: `locales/fr/chatbot.json`
 * @param text its finished words ({@link servedWords})
 * @returns their address on the built site, with a digest: it changes with the words and with the facts in them
 */
export function wordFileUrl(file: string, text: string): string {
  const [, namespace = ''] = /([^/]+)\.json$/.exec(file) ?? [];
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `/assets/static/${namespace}.${digest}.json`;
}
