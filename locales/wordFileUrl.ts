import { createHash } from 'node:crypto';

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
