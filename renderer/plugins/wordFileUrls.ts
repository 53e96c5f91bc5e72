import path from 'node:path';
import type { Plugin } from 'vite';

const wordFile = /\/(locales\/[^/]+\/[^/]+\.json)\?url$/;

/**
 * Gives server code the address at which the built site serves a file of words: `import url from './locales/fr/chatbot.json?url'`. Vite would
 * serve the file as it is written, and islands fetch it with the facts that it quotes in it (`renderer/i18n/servedWords.ts`).
 *
 * @returns the Vite plugin
 */
export function wordFileUrls(): Plugin {
  return {
    name: 'word-file-urls',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, file] = wordFile.exec(id.replaceAll(path.sep, '/')) ?? [];
      if (!file) {
        return;
      }
      const name = JSON.stringify(file);
      return `import { servedWords, wordFileUrl } from '/renderer/i18n/servedWords.ts';
        export default wordFileUrl(${name}, servedWords(${name}));`;
    },
  };
}
