import { createHash } from 'node:crypto';

/**
 * @param words the words of a language (`words.ts`)
 * @param name one of their files: `chatbot`
 * @returns the file as an island fetches it, and its address on the built site, with a digest: it changes with the words and with the facts in them
 */
export function wordFile<Name extends string>(
  words: Readonly<Record<Name, object>>,
  name: Name,
): { url: string; text: string } {
  const text = JSON.stringify(words[name]);
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { url: `/assets/static/${name}.${digest}.json`, text };
}
