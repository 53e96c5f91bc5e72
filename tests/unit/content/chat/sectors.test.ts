import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectors } from '../../../../content/chat/chatSchemas.ts';
import { languages } from '../../../../content/languages.ts';

/** @returns all translations of pages. The chat's answers are left out, because they are on no page. */
function textOfPages(language: string): string {
  const folder = new URL(`../../../../locales/${language}/`, import.meta.url);
  const files = readdirSync(folder).filter((file) => file !== 'chatAnswers.json');
  return files
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');
}

test.each(languages.map(({ code }) => code))('in %s, a page names each norm of each trade', (language) => {
  const words = textOfPages(language);
  const norms = new Set(sectors.flatMap(({ norms = [] }) => norms));
  expect([...norms].filter((norm) => !words.includes(norm))).toEqual([]);
});
