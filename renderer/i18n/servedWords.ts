import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fallbackLanguage } from '../../content/languages.ts';
import { type QuotingWords, quotedTexts } from '../../locales/quotedTexts.ts';

/** The last of each language, and the words that it was made of: they change while somebody edits. */
const quotedIn = new Map<string, { words: string; quoted: ReadonlyMap<string, string> }>();

/**
 * Words as islands fetch them: what they quote of the facts stands in them, so that a visitor waits neither for the facts nor for
 * the forms in which a language says them.
 *
 * @param file where the words are: `locales/fr/chatbot.json`
 * @param text what it holds
 * @returns the same JSON; what an island fills in itself stays between its braces
 */
export function servedWords(file: string, text: string): string {
  const [, language = ''] = /([^/]+)\/[^/]+\.json$/.exec(file) ?? [];
  const quoted = quotedBy(language);
  return text.replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string) => {
    const value = quoted.get(name);
    return value === undefined ? placeholder : JSON.stringify(value).slice(1, -1);
  });
}

function quotedBy(language: string): ReadonlyMap<string, string> {
  const words = JSON.stringify([language, fallbackLanguage].map(quotingWords));
  const known = quotedIn.get(language);
  if (known?.words === words) return known.quoted;
  const quoted = quotedTexts(language, quotingWords);
  quotedIn.set(language, { words, quoted });
  return quoted;
}

/** Read anew each time: they change while somebody edits. */
function quotingWords(language: string): Partial<QuotingWords> {
  const files = ['promises', 'lists', 'offices'].map((name) => [name, `locales/${language}/${name}.json`]);
  return Object.fromEntries(
    files
      .filter(([, file = '']) => existsSync(file))
      .map(([name, file = '']) => [name, JSON.parse(readFileSync(file, 'utf8'))]),
  );
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
