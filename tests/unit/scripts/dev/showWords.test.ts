import { expect, test } from 'vitest';
import { numbersIn } from '../../../../scripts/dev/marks.ts';
import { numberOf, type ShownWords, showWords } from '../../../../scripts/dev/showWords.ts';

const words = `{
  "title": "Contact {{company}}",
  "items": [{ "key": "audit", "date": "2026-01-31", "text": "Deux\\u00a0fois" }]
}
`;
const shown = (how: ShownWords) => showWords(how, 'locales/fr/contact.json', words);

test('visitors’ words are the file as it is', () => {
  expect(shown('plain')).toBe(words);
  expect(showWords('keys', 'locales/fr/contact.json', '{ "title": ')).toBe('{ "title": ');
});

test('keys stand in place of texts; names and dates stay, and so do lines', () => {
  expect(shown('keys')).toBe(`{
  "title": "contact:title",
  "items": [{ "key": "audit", "date": "2026-01-31", "text": "contact:items[0].text" }]
}
`);
});

test('longer texts keep their placeholders', () => {
  expect(JSON.parse(shown('long')).title).toBe('[Çóòñtáàçt {{company}}]');
});

test('a mark is invisible, and says which text it follows', () => {
  const { title, items } = JSON.parse(shown('marked'));
  expect(title.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).toBe('Contact {{company}}');
  expect(numbersIn(title)).toEqual([numberOf('contact:title')]);
  expect(numbersIn(`${items[0].text} ${title}`)).toEqual([
    numberOf('contact:items[0].text'),
    numberOf('contact:title'),
  ]);
});
