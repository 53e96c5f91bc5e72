import { expect, it } from 'vitest';
import { formatDate } from '../../../locales/format.ts';

it.each([
  { date: '2026-10-01', language: 'fr', words: '1er octobre 2026' },
  { date: '2026-10-11', language: 'fr', words: '11 octobre 2026' },
  { date: '2026-10-01', language: 'en', words: '1 October 2026' },
  { date: '2026-01-31', language: 'en', words: '31 January 2026' },
])('$date is $words in $language', ({ date, language, words }) => {
  expect(formatDate(date, language)).toBe(words);
});
