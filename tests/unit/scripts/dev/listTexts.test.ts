import { expect, test } from 'vitest';
import { markWords, numberOf } from '../../../../scripts/dev/listTexts.ts';
import { numbersIn } from '../../../../scripts/dev/marks.ts';

const file = 'locales/fr/contact.json';
const words = `{
  "title": "Contact {{company}}",
  "items": [{ "key": "audit", "date": "2026-01-31", "text": "Deux\\u00a0fois" }]
}
`;

test('a mark is invisible, and says which text it follows; names and dates have none', () => {
  const { title, items } = JSON.parse(markWords(file, words));
  expect(title.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe('Contact {{company}}');
  expect(items[0]).toMatchObject({ key: 'audit', date: '2026-01-31' });
  expect(numbersIn(`${items[0].text} ${title}`)).toEqual([
    numberOf('contact:items[0].text'),
    numberOf('contact:title'),
  ]);
});

test('a file that cannot be read stays as it is', () => {
  expect(markWords(file, '{ "title": ')).toBe('{ "title": ');
});
