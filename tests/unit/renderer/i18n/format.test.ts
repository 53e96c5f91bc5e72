import { expect, test } from 'vitest';
import { formatDate, formatNumber, formatTime } from '../../../../renderer/i18n/format.ts';
import { hasLanguage } from '../../../hasLanguage.ts';

const dates = [
  { date: '2026-10-01', language: 'fr', words: '1er octobre 2026' },
  { date: '2026-10-11', language: 'fr', words: '11 octobre 2026' },
  { date: '2026-10-01', language: 'en', words: '1 October 2026' },
  { date: '2026-01-31', language: 'en', words: '31 January 2026' },
];

test.each(dates.filter(({ language }) => hasLanguage(language)))(
  '$date is $words in $language',
  ({ date, language, words }) => {
    expect(formatDate(date, language)).toBe(words);
  },
);

test('an invalid date and a language that the site lacks are refused', () => {
  expect(() => formatDate('soon', 'fr')).toThrow(RangeError);
  expect(() => formatDate('2026-10-01', 'de')).toThrow('has no "de"');
});

test('numbers and shares are written as the language does', () => {
  expect(formatNumber(1700, 'fr')).toMatch(/^1\s700$/);
  expect(formatNumber(1700, 'en')).toBe('1,700');
  expect(formatNumber(0.95, 'en', { style: 'percent' })).toBe('95%');
});

test('a time is that of its time zone', () => {
  const moment = new Date('2026-01-12T23:05:00Z');
  for (const language of ['fr', 'en'].filter(hasLanguage)) {
    expect(formatTime(moment, language, 'Africa/Tunis')).toBe('00:05');
    expect(formatTime(moment, language, 'UTC')).toBe('23:05');
  }
});
