import { expect, test } from 'vitest';
import { apostrophes } from '../../../../scripts/check/words/apostrophes.ts';
import { emptyTexts } from '../../../../scripts/check/words/emptyTexts.ts';
import { fixedTexts } from '../../../../scripts/check/words/fixedTexts.ts';
import { frenchSpaces } from '../../../../scripts/check/words/frenchSpaces.ts';
import { plainTexts } from '../../../../scripts/check/words/plainTexts.ts';
import { wordsOf } from './wordsOf.ts';

test('an empty text is found at its line', () => {
  const found = emptyTexts(wordsOf({ a: { b: 'x', c: ' \n' } }));
  expect(found).toEqual([
    {
      file: 'locales/fr/home.json',
      line: 4,
      severity: 'error',
      message: expect.stringContaining('a.c is empty'),
    },
  ]);
});

test.each(['Voir <b>ici</b>', 'a<br/>b', 'R&amp;D', 'a&nbsp;b', 'l&#39;eau', '<!-- note -->'])(
  'markup: %s',
  (text) => {
    expect(plainTexts(wordsOf({ a: text }))).toHaveLength(1);
  },
);

test.each(['2 < 3 et 5 > 4', 'R&D', 'p95 <200 ms', 'AT&T; suite'])('no markup: %s', (text) => {
  expect(plainTexts(wordsOf({ a: text }))).toEqual([]);
});

test('a straight apostrophe is found in any language, and the word is given as it should be', () => {
  expect(apostrophes(wordsOf({ a: "Aujourd'hui" }))[0]?.message).toBe(
    'a has a straight apostrophe in "Aujourd\'hui". Write "Aujourd’hui".',
  );
  expect(apostrophes(wordsOf({ a: "Don't" }, 'en'))).toHaveLength(1);
  expect(apostrophes(wordsOf({ a: 'Aujourd’hui' }))).toEqual([]);
});

test('fixed wordings keep theirs, letter by letter', () => {
  for (const { text, reason } of fixedTexts) {
    expect(reason).not.toBe('');
    expect(apostrophes(wordsOf({ a: text }))).toEqual([]);
    expect(apostrophes(wordsOf({ a: `${text}!` }))).toHaveLength(1);
  }
});

test.each([
  ['Prêt ?', 'an ordinary space before "?"'],
  ['Prêt?', 'no space before "?"'],
  ['Bonjour !', 'an ordinary space before "!"'],
  ['un; deux', 'no space before ";"'],
  ['Langue : {{language}}', 'an ordinary space before ":"'],
  ['Langue: français', 'no space before ":"'],
  ['150 % de charge', 'an ordinary space before "%"'],
  ['{{rate}}% de charge', 'no space before "%"'],
  ['dit «oui\u00a0»', 'no space after "«"'],
  ['dit «\u00a0oui »', 'an ordinary space before "»"'],
  ['Voir {{name}}\u00a0: ({{count}})?', 'no space before "?"'],
])('French spaces: %s', (text, what) => {
  expect(frenchSpaces(wordsOf({ a: text })).map(({ message }) => message)).toEqual([
    expect.stringContaining(`a has ${what}`),
  ]);
});

test.each([
  'Prêt\u202f? Oui\u00a0!',
  'Quoi\u202f?!',
  'Langue\u00a0: français',
  '150\u00a0% et 99,9\u202f%',
  '«\u00a0oui\u00a0»',
  'à 10:30, sur https://exemple.fr/?q=a;b',
  'eslint:recommended',
  'Hein…?',
])('French spaces that are right: %s', (text) => {
  expect(frenchSpaces(wordsOf({ a: text }))).toEqual([]);
});

test('other languages have other spaces', () => {
  expect(frenchSpaces(wordsOf({ a: 'Ready? 100% sure: yes' }, 'en'))).toEqual([]);
});
