import { expect, test } from 'vitest';
import { company } from '../../../../content/company.ts';
import { languages } from '../../../../content/languages.ts';
import { fixedWordings } from '../../../../locales/textRules.ts';
import { layWords, readWords, type WordFiles, type Words } from '../../../../renderer/i18n/layWords.ts';
import { markText } from '../../../../renderer/i18n/markedText.ts';
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

/** @returns the translations of one file, merged with those of its fallback languages; French, the source language, has all */
const laid = (
  fr: Words,
  others: Readonly<Record<string, Words>>,
  chain = ['es', 'en', 'fr'],
  file = 'home',
) => {
  const files: Readonly<Record<string, WordFiles>> = Object.fromEntries(
    Object.entries({ fr, ...others }).map(([code, words]) => [code, { [file]: words }]),
  );
  return layWords(files, chain)[file];
};

test('a text that a language lacks comes from the next one, with its language', () => {
  expect(laid({ a: 'fr', b: { c: 'fr', d: 'fr' } }, { en: { b: { c: 'en' } }, es: { b: {} } })).toEqual({
    a: markText('fr', 'fr'),
    b: { c: markText('en', 'en'), d: markText('fr', 'fr') },
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
      { key: 'x', text: markText('fr x', 'fr') },
      { key: 'y', text: 'es y' },
    ],
  });
  expect(laid(fr, { en: { steps: ['one'] } })).toMatchObject({
    steps: [markText('one', 'en')],
  });
});

test('a text in plural forms comes whole, under the forms of the reader’s language', () => {
  const fr = { left_one: 'un', left_other: 'plusieurs' };
  const [one, many] = ['un', 'plusieurs'].map((text) => markText(text, 'fr'));
  expect(laid(fr, {}, ['ar', 'en', 'fr'])).toEqual({
    left_zero: one,
    left_one: one,
    left_two: many,
    left_few: many,
    left_many: many,
    left_other: many,
  });
  expect(laid(fr, { es: { left_other: 'varios' } })).toEqual({ left_other: 'varios' });
});

test('what visitors search for and ask is left out where their language lacks it', () => {
  const fr = { catalogue: { a: { title: 'fr' }, b: { title: 'fr' } } };
  expect(laid(fr, { es: { catalogue: { b: { title: 'es' } } } }, undefined, 'search')).toEqual({
    catalogue: { b: { title: 'es' } },
  });
});

test('a text that is taken from another language is finished as one of that language', () => {
  const words = { ...written, es: { ...written.es, home: {} } };
  const { markedWords, wordsOf: shown, wholeFiles } = createWords(words);
  expect(shown('es').home.hero.title).toBe(wordsOf('en').home.hero.title);
  expect(markedWords('es').home.hero.title).toBe(markText(wordsOf('en').home.hero.title, 'en'));
  expect(wholeFiles('es')).not.toContain('home');
  expect(wholeFiles('es')).toContain('contact');
});

test('what the source language does not have is left out', () => {
  expect(laid({ a: 'fr' }, { es: { a: 'es', b: 'es' } })).toEqual({ a: 'es' });
});
