import { expect, test } from 'vitest';
import { company } from '../../../../content/company.ts';
import { languages } from '../../../../content/languages.ts';
import { fixedWordings } from '../../../../locales/textRules.ts';
import { foreignKey, layWords, type WordFiles, type Words } from '../../../../renderer/i18n/layWords.ts';
import { readWords } from '../../../../renderer/i18n/readWords.ts';
import { createWords, ownWords, wordsOf } from '../../../../renderer/i18n/words.ts';
import { hasLanguage } from '../../../hasLanguage.ts';

const written = readWords();

/** The words of the site with another file in one language, finished. */
const finished = (language: string, file: string, words: Words) =>
  createWords({ ...written, [language]: { ...written[language], [file]: words } }).ownWords(language)[file];

test('facts are quoted and typography is set at any depth, and what a page fills in stays', () => {
  const words = { items: [{ text: "L'équipe de {{company}}, {{ company }} ?" }], left: '{{count}}' };
  expect(finished('fr', 'home', words)).toEqual({
    items: [{ text: `L’équipe de ${company.name}, ${company.name}\u202f?` }],
    left: '{{count}}',
  });
});

/** The texts that no typography is set in, with their language. */
const fixed = Object.entries(fixedWordings).flatMap(([code, keys]) =>
  keys.map((key) => [code, key] as const),
);

test.each(fixed.filter(([code]) => hasLanguage(code)))(
  '%s %s keeps its straight apostrophe',
  (language, key) => {
    const [file = '', path = ''] = key.split(':');
    const words = ownWords(language)[file];
    const text = path.split('.').reduce((value: unknown, name) => (value as Words)[name], words);
    expect(text).toContain("'");
  },
);

test.each(languages)('all words in $code are finished once: a second time changes nothing', ({ code }) => {
  const once = ownWords(code);
  expect(createWords({ ...written, [code]: once }).ownWords(code)).toEqual(once);
});

test.each(languages.map(({ code }) => code))(
  'nothing is left to fill in of what search results say in %s: the browser does not look it up',
  (code) => {
    expect(JSON.stringify(wordsOf(code).search.catalogue)).not.toContain('{{');
  },
);

/** @returns the words of one file, laid over those of the languages from which the missing ones are taken; French, which leads, has all */
const laid = (fr: Words, others: Readonly<Record<string, Words>>, chain = ['es', 'en', 'fr']) => {
  const files: Readonly<Record<string, WordFiles>> = Object.fromEntries(
    Object.entries({ fr, ...others }).map(([code, words]) => [code, { home: words }]),
  );
  return layWords((code) => files[code] ?? {}, chain).home;
};

test('a text that a language lacks comes from the next one, and its language is known', () => {
  expect(laid({ a: 'fr', b: { c: 'fr', d: 'fr' } }, { en: { b: { c: 'en' } }, es: { b: {} } })).toEqual({
    a: 'fr',
    b: { c: 'en', d: 'fr' },
    [foreignKey]: { a: 'fr', 'b.c': 'en', 'b.d': 'fr' },
  });
  expect(laid({ a: 'fr' }, { es: { a: 'es' } })).toEqual({ a: 'es' });
  expect(laid({ a: 'fr' }, { en: { a: 'en' } }, ['fr'])).toEqual({ a: 'fr' });
});

test('a list with keys is laid entry by entry, and one without is that of one language', () => {
  const fr = {
    steps: ['un', 'deux'],
    items: [
      { key: 'x', text: 'fr x' },
      { key: 'y', text: 'fr y' },
    ],
  };
  expect(laid(fr, { es: { steps: ['uno'], items: [{ key: 'y', text: 'es y' }] } })).toEqual({
    steps: ['uno'],
    items: [
      { key: 'x', text: 'fr x' },
      { key: 'y', text: 'es y' },
    ],
    [foreignKey]: { 'items.0.key': 'fr', 'items.0.text': 'fr' },
  });
  expect(laid(fr, { en: { steps: ['one'] } })).toMatchObject({
    steps: ['one'],
    [foreignKey]: { 'steps.0': 'en' },
  });
});

test('a text in plural forms comes whole, under the forms of the reader’s language', () => {
  const fr = { left_one: 'un', left_other: 'plusieurs' };
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'];
  expect(laid(fr, {}, ['ar', 'en', 'fr'])).toEqual({
    left_zero: 'un',
    left_one: 'un',
    left_two: 'plusieurs',
    left_few: 'plusieurs',
    left_many: 'plusieurs',
    left_other: 'plusieurs',
    [foreignKey]: Object.fromEntries(forms.map((form) => [`left_${form}`, 'fr'])),
  });
  expect(laid(fr, { es: { left_other: 'varios' } })).toEqual({ left_other: 'varios' });
});

test('what the leading language does not have is left out', () => {
  expect(laid({ a: 'fr' }, { es: { a: 'es', b: 'es' } })).toEqual({ a: 'es' });
});
