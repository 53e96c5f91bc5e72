import { createWords } from './createWords.ts';
import type { Words } from './layWords.ts';

const files = import.meta.glob<Words>('../../locales/*/*.json', { eager: true, import: 'default' });

const written: Record<string, Record<string, Words>> = {};
for (const [path, words] of Object.entries(files)) {
  const [, language = '', name = ''] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  written[language] = { ...written[language], [name]: words };
}

/** The words that pages are rendered with, as Vite reads them: it shows a change at once. `readWords.ts` is for what runs without Vite. */
export const { wordsOf } = createWords(written);
