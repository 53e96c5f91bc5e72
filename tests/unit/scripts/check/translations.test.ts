import { expect, test } from 'vitest';
import { checkTranslations } from '../../../../scripts/check/translations.ts';
import { wordFile } from '../../../../scripts/check/words.ts';

/** What is said when languages that are not given say the same as French. */
const check = (words: Record<string, object>) => {
  const codes = ['fr', 'en', 'es', 'ar'];
  const files = codes.map((code) =>
    wordFile(`locales/${code}/home.json`, JSON.stringify(words[code] ?? words.fr)),
  );
  return checkTranslations(codes, files).map(({ file, message }) => `${file.slice(8, 10)} ${message}`);
};

test('a text that is new in French is missing in the others; one that is new elsewhere is unknown there', () => {
  const [one, two] = [{ a: 'A' }, { a: 'A', b: { c: 'C', d: 'D' } }];
  const missing = 'b is missing (French: 2 texts, from "C")';
  expect(check({ fr: two, en: one, es: one, ar: one })).toEqual([
    `en ${missing}`,
    `es ${missing}`,
    `ar ${missing}`,
  ]);
  expect(check({ fr: one, en: two })).toEqual([
    'en b is unknown: French has no such key. Remove it, or add it there too.',
  ]);
});

test('a key that is misspelt in French is said to be so there alone', () => {
  const others = { title: 'A' };
  expect(check({ fr: { titel: 'A' }, en: others, es: others, ar: others })).toEqual([
    'fr titel is unknown: English has no such key. Did you mean "title"?',
    'fr title is missing (English: "A")',
  ]);
});

test('placeholders may come in any order and format, and a number may stand for its figure', () => {
  expect(check({ fr: { a: '{{x}} de {{y}}' }, en: { a: '{{ y }} of {{x, number}}' } })).toEqual([]);
  expect(check({ fr: { a: '{{figures.time}}' }, ar: { a: '{{numbers.time}}' } })).toEqual([]);
});

test('plural forms are one text: another language may have others, of which one may say its number in words', () => {
  const fr = { left_one: '{{count}} jour', left_many: '{{count}} jours', left_other: '{{count}} jours' };
  const en = { left_one: 'One day', left_other: '{{count}} days' };
  const ar = Object.fromEntries(
    ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => [`left_${form}`, '{{count}}']),
  );
  expect(check({ fr, en, ar })).toEqual([]);
});
