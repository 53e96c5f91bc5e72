import { expect, test } from 'vitest';
import { company } from '../../../../content/company.ts';
import { languages } from '../../../../content/languages.ts';
import { fixedWordings } from '../../../../locales/textRules.ts';
import {
  mergeTranslations,
  readTranslations,
  type TranslationFiles,
  type Translations,
} from '../../../../renderer/i18n/mergeTranslations.ts';
import { tagText } from '../../../../renderer/i18n/taggedText.ts';
import {
  createTranslations,
  ownTranslations,
  translationsOf,
} from '../../../../renderer/i18n/translations.ts';
import { hasLanguage } from '../../../hasLanguage.ts';

const byLanguage = readTranslations();

/** @returns the finished translations of a file, which is replaced in one language */
const finished = (language: string, file: string, words: Translations) =>
  createTranslations({
    ...byLanguage,
    [language]: { ...byLanguage[language], [file]: words },
  }).ownTranslations(language)[file];

test('content and typography are filled in at any depth, and placeholders that a page fills in stay', () => {
  const words = { items: [{ text: "L'équipe de {{company}}, {{ company }} ?" }], left: '{{count}}' };
  expect(finished('fr', 'home', words)).toEqual({
    items: [{ text: `L’équipe de ${company.name}, ${company.name}\u202f?` }],
    left: '{{count}}',
  });
});

/** The texts whose typography is left as it is, with their language. */
const fixed = Object.entries(fixedWordings).flatMap(([code, keys]) =>
  keys.map((key) => [code, key] as const),
);

test.each(fixed.filter(([code]) => hasLanguage(code)))(
  '%s %s keeps its straight apostrophe',
  (language, key) => {
    const [file = '', path = ''] = key.split(':');
    const words = ownTranslations(language)[file];
    const text = path.split('.').reduce((value: unknown, name) => (value as Translations)[name], words);
    expect(text).toContain("'");
  },
);

test.each(languages)('finishing the translations in $code a second time changes nothing', ({ code }) => {
  const once = ownTranslations(code);
  expect(createTranslations({ ...byLanguage, [code]: once }).ownTranslations(code)).toEqual(once);
});

test.each(languages.map(({ code }) => code))(
  'the texts of search results in %s have no placeholders, because the browser fills in none there',
  (code) => {
    expect(JSON.stringify(translationsOf(code).search.catalogue)).not.toContain('{{');
  },
);

/** @returns the translations of one file, merged with those of the fallback languages; French, the source language, has all texts */
const merged = (
  fr: Translations,
  others: Readonly<Record<string, Translations>>,
  chain = ['es', 'en', 'fr'],
  file = 'home',
) => {
  const files: Readonly<Record<string, TranslationFiles>> = Object.fromEntries(
    Object.entries({ fr, ...others }).map(([code, words]) => [code, { [file]: words }]),
  );
  return mergeTranslations(files, chain)[file];
};

test('a text that a language lacks comes from the next language, and is tagged with that language', () => {
  expect(merged({ a: 'fr', b: { c: 'fr', d: 'fr' } }, { en: { b: { c: 'en' } }, es: { b: {} } })).toEqual({
    a: tagText('fr', 'fr'),
    b: { c: tagText('en', 'en'), d: tagText('fr', 'fr') },
  });
  expect(merged({ a: 'fr' }, { es: { a: 'es' } })).toEqual({ a: 'es' });
  expect(merged({ a: 'fr' }, { en: { a: 'en' } }, ['fr'])).toEqual({ a: 'fr' });
});

test('a list with keys is merged entry by entry, a list without keys is taken whole from one language', () => {
  const fr = {
    steps: ['un', 'deux'],
    items: [
      { key: 'x', text: 'fr x' },
      { key: 'y', text: 'fr y' },
    ],
  };
  expect(merged(fr, { es: { steps: ['uno'], items: [{ key: 'y', text: 'es y' }] } })).toEqual({
    steps: ['uno'],
    items: [
      { key: 'x', text: tagText('fr x', 'fr') },
      { key: 'y', text: 'es y' },
    ],
  });
  expect(merged(fr, { en: { steps: ['one'] } })).toMatchObject({
    steps: [tagText('one', 'en')],
  });
});

test('a text in plural forms is taken whole, under the forms of the reader’s language', () => {
  const fr = { left_one: 'un', left_other: 'plusieurs' };
  const [one, many] = ['un', 'plusieurs'].map((text) => tagText(text, 'fr'));
  expect(merged(fr, {}, ['ar', 'en', 'fr'])).toEqual({
    left_zero: one,
    left_one: one,
    left_two: many,
    left_few: many,
    left_many: many,
    left_other: many,
  });
  expect(merged(fr, { es: { left_other: 'varios' } })).toEqual({ left_other: 'varios' });
});

test('texts that visitors search for or ask are left out if their language lacks them', () => {
  const fr = { catalogue: { a: { title: 'fr' }, b: { title: 'fr' } } };
  expect(merged(fr, { es: { catalogue: { b: { title: 'es' } } } }, undefined, 'search')).toEqual({
    catalogue: { b: { title: 'es' } },
  });
});

test('a text that is taken from another language has the typography of that language', () => {
  const words = { ...byLanguage, es: { ...byLanguage.es, home: {} } };
  const { taggedTranslations, translationsOf: shown, completeNamespaces } = createTranslations(words);
  expect(shown('es').home.hero.title).toBe(translationsOf('en').home.hero.title);
  expect(taggedTranslations('es').home.hero.title).toBe(tagText(translationsOf('en').home.hero.title, 'en'));
  expect(completeNamespaces('es')).not.toContain('home');
  expect(completeNamespaces('es')).toContain('contact');
});

test('what the source language does not have is left out', () => {
  expect(merged({ a: 'fr' }, { es: { a: 'es', b: 'es' } })).toEqual({ a: 'es' });
});
