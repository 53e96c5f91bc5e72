import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { languages } from '../../content/languages.ts';
import { quotingWords as quotedFrom } from '../../locales/textRules.ts';
import { createFinisher } from './finishWords.ts';
import type { QuotingWords } from './quotedTexts.ts';

/**
 * Words as islands fetch them: finished, so that a visitor waits neither for the facts nor for the forms in which a language says them.
 *
 * @param file where the words are: `locales/fr/chatbot.json`
 * @param text what it holds
 * @returns the finished words as JSON; what an island fills in itself stays between its braces
 */
export function servedWords(file: string, text: string): string {
  const [, language = '', namespace = ''] = /([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  return JSON.stringify(finisher()(language, namespace, JSON.parse(text)));
}

/** The last one, and the words that it was made of: they change while somebody edits. */
let last: { made: string; finishWords: ReturnType<typeof createFinisher> } | undefined;

function finisher(): ReturnType<typeof createFinisher> {
  const made = JSON.stringify(languages.map(({ code }) => quotingWords(code)));
  if (last?.made !== made) {
    last = { made, finishWords: createFinisher(quotingWords) };
  }
  return last.finishWords;
}

/** Read anew each time: they change while somebody edits. */
function quotingWords(language: string): QuotingWords {
  const files = quotedFrom.map((name) => [name, `locales/${language}/${name}.json`]);
  return Object.fromEntries(
    files
      .filter(([, file = '']) => existsSync(file))
      .map(([name, file = '']) => [name, JSON.parse(readFileSync(file, 'utf8'))]),
  ) as unknown as QuotingWords;
}

/**
 * @param file where the words of a namespace are: `locales/fr/chatbot.json`
 * @param text what it holds
 * @returns where the built site serves them, under a name that changes with them
 */
export function wordFileUrl(file: string, text: string): string {
  const [, namespace = ''] = /([^/]+)\.json$/.exec(file) ?? [];
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `/assets/static/${namespace}.${digest}.json`;
}
