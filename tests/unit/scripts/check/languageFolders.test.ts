import { expect, test } from 'vitest';
import { languageFolders } from '../../../../scripts/check/words/languageFolders.ts';
import { wordsOf } from './wordsOf.ts';

const languages = [
  { code: 'fr', name: 'Français', draft: false },
  { code: 'en', name: 'English', draft: false },
  { code: 'es', name: 'Español', draft: true },
];
const check = (folders: string[], files: [string, string][]) =>
  languageFolders(
    folders,
    files.map(([language, namespace]) => wordsOf({}, language, namespace)),
    languages,
    'fr',
  ).map(({ file, message }) => `${file} ${message}`);

test('a folder that is no language of the site', () => {
  expect(
    check(
      ['fr', 'eng', 'en'],
      [
        ['fr', 'home'],
        ['eng', 'home'],
        ['en', 'home'],
      ],
    ),
  ).toEqual([
    'locales/eng/ is not a language of locales/languages.ts (known: fr, en, es). Add it there or remove the folder.',
  ]);
});

test('a file that is missing, and one that is called something else', () => {
  expect(
    check(
      ['fr', 'en'],
      [
        ['fr', 'careers'],
        ['fr', 'home'],
        ['en', 'home'],
        ['en', 'carrers'],
      ],
    ),
  ).toEqual([
    'locales/en/careers.json is missing. Translate locales/fr/careers.json into it.',
    'locales/en/carrers.json is unknown: Français has no such file. Did you mean "careers.json"?',
  ]);
});

test('a language without folder is not published, which is no fault', () => {
  expect(
    check(
      ['fr', 'en'],
      [
        ['fr', 'home'],
        ['en', 'home'],
      ],
    ),
  ).toEqual([]);
});

test('a published language without words; a draft may have none', () => {
  expect(check(['fr'], [['fr', 'home']])).toEqual([
    'locales/en/home.json is missing. Translate locales/fr/home.json into it.',
  ]);
});
