import { expect, test } from 'vitest';
import { sameShape } from '../../../../scripts/check/words/sameShape.ts';
import { wordsOf } from './wordsOf.ts';

const compare = (french: object, english: object | string) =>
  sameShape({ name: 'English', file: wordsOf(english, 'en') }, { name: 'French', file: wordsOf(french) }).map(
    ({ line, message }) => `${line}: ${message}`,
  );

test('a missing text is named with its place and its French words', () => {
  const english = '{\n  "positions": {\n    "lead": "Four",\n    "senior": { "title": "Senior QA" }\n  }\n}';
  const french = {
    positions: {
      lead: 'Quatre',
      senior: { title: 'QA senior', city: 'Lyon' },
      manager: { title: 'QA manager' },
    },
  };
  expect(compare(french, english)).toEqual([
    '4: positions.senior.city is missing (French: "Lyon")',
    '4: positions.manager is missing (French: 1 text, from "QA manager")',
  ]);
});

test('an unknown key is named, with the one that was meant', () => {
  expect(compare({ title: 'a', lead: 'b' }, { titel: 'a', lead: 'b', extra: 'c' })).toEqual([
    '1: title is missing (French: "a")',
    '2: titel is unknown: French has no such key. Did you mean "title"?',
    '4: extra is unknown: French has no such key. Remove it, or add it there too.',
  ]);
});

test('lists of another length are told apart, and the entries they share are compared', () => {
  const french = {
    items: [
      { title: 'Un', text: 'x' },
      { title: 'Deux', text: 'y' },
    ],
  };
  expect(compare(french, { items: [{ title: 'One' }] })).toEqual([
    '2: items has 1 entry, French has 2. Missing at the end: 2 texts, from "Deux"',
    '4: items[0].text is missing (French: "x")',
  ]);
  expect(compare({ items: ['a'] }, { items: ['a', 'b'] })).toEqual([
    '2: items has 2 entries, French has 1. Remove what is too much, or add it in French: "b"',
  ]);
});

test('a text where a group is expected', () => {
  expect(compare({ cta: { title: 'a' } }, { cta: 'b' })).toEqual([
    '2: cta is a text "…", and French has a group of texts {…}. Write a group of texts {…}.',
  ]);
});

test('names that pages look entries up by are the same in the same order', () => {
  expect(
    compare({ items: [{ key: 'lille', title: 'Lille' }] }, { items: [{ key: 'lile', title: 'Lille' }] }),
  ).toEqual([expect.stringMatching(/^4: items\[0\]\.key is "lile", and French has "lille" at this place/)]);
});

test('placeholders must be the same ones, in any order and format', () => {
  expect(compare({ a: '{{x}} de {{y}}' }, { a: '{{ y }} of {{x, number}}' })).toEqual([]);
  expect(compare({ a: 'Publiée le {{date}}' }, { a: 'Published on {{day}}' })).toEqual([
    '2: a lacks {{date}} and has {{day}}, to which no page gives a value (French: "Publiée le {{date}}")',
  ]);
  expect(compare({ a: '{{figures.time}}' }, { a: 'Under {{numbers.time}} s' })).toEqual([]);
  expect(compare({ a: '{{figures.time}}' }, { a: 'Under {{numbers.users}} s' })).toHaveLength(1);
});

test('plural forms are one text: another language may have others', () => {
  const french = {
    left_one: 'Il reste {{count}} jour',
    left_many: 'Il reste {{count}} de jours',
    left_other: 'Il reste {{count}} jours',
  };
  expect(compare(french, { left_one: 'One day left', left_other: '{{count}} days left' })).toEqual([]);
  expect(compare(french, { left_one: 'One day left', left_other: 'Some days left' })).toEqual([
    '3: left_other lacks {{count}} (French: "Il reste {{count}} jours")',
  ]);
  expect(compare(french, {})).toEqual(['1: left_one is missing (French: "Il reste {{count}} jour")']);
});

test('the language is wrong that has left what the last commit held', () => {
  const committed = { title: 'a', lead: '{{x}}' };
  const check = (french: object, english: object) =>
    sameShape(
      { name: 'English', file: wordsOf(english, 'en') },
      { name: 'French', file: wordsOf(french) },
      () => wordsOf(committed),
    ).map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(check({ titel: 'a', lead: '{{x}}' }, committed)).toEqual([
    'locales/fr/home.json:1 title is missing (English: "a")',
    'locales/fr/home.json:2 titel is unknown: English has no such key. Did you mean "title"?',
  ]);
  expect(check({ title: 'a', lead: '' }, committed)).toEqual([
    'locales/fr/home.json:3 lead lacks {{x}} (English: "{{x}}")',
  ]);
  expect(check(committed, { lead: '{{x}}' })).toEqual([
    'locales/en/home.json:1 title is missing (French: "a")',
  ]);
  expect(check({ title: 'a' }, { lead: '{{x}}' })).toEqual([
    'locales/en/home.json:1 title is missing (French: "a")',
    'locales/fr/home.json:1 lead is missing (English: "{{x}}")',
  ]);
});
