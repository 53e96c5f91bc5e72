import { expect, test } from 'vitest';
import { pluralForms } from '../../../../scripts/check/words/pluralForms.ts';
import { wordsOf } from './wordsOf.ts';

const messagesOf = (words: object, language: string) =>
  pluralForms(wordsOf(words, language)).map(({ message }) => message);

test('French and English need one and other; French may have many', () => {
  expect(messagesOf({ a_one: 'x', a_other: 'y' }, 'fr')).toEqual([]);
  expect(messagesOf({ a_one: 'x', a_many: 'y', a_other: 'z' }, 'fr')).toEqual([]);
  expect(messagesOf({ a_other: 'y' }, 'en')).toEqual([
    'a_one is missing: numbers such as 1 take this form in "en".',
  ]);
  expect(messagesOf({ a_one: 'x', a_few: 'y', a_other: 'z' }, 'en')).toEqual([
    'a_few is a plural form that "en" does not have. Remove it (forms: one, other).',
  ]);
});

test('Arabic needs its six forms', () => {
  expect(messagesOf({ a_one: 'x', a_other: 'y' }, 'ar')).toHaveLength(4);
});

test('ordinals have forms of their own', () => {
  expect(
    messagesOf({ a_ordinal_one: 'x', a_ordinal_other: 'y' }, 'en').map((message) => message.split(' ')[0]),
  ).toEqual(['a_ordinal_two', 'a_ordinal_few']);
});

test('a name that only looks like a form is a name', () => {
  expect(messagesOf({ step_one: 'x', step_two: 'y' }, 'en')).toEqual([]);
});
