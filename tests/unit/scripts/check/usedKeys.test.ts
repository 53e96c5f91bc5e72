import { expect, test } from 'vitest';
import { readKeyUses } from '../../../../scripts/check/code/readKeyUses.ts';
import { usedKeys } from '../../../../scripts/check/words/usedKeys.ts';
import { wordsOf } from './wordsOf.ts';

const check = (words: object, code: string) =>
  usedKeys(
    [wordsOf(words)],
    [readKeyUses('pages/index/Home.tsx', `const { t } = useTranslation('home');\n${code}`)],
  ).map(({ file, line, severity, message }) => `${severity} ${file}:${line ?? ''} ${message}`);

test('a key that no file has is an error at the place that asks for it', () => {
  expect(check({ hero: { title: 'x' } }, "t('hero.title'); t('hero.titel')")).toEqual([
    'error pages/index/Home.tsx:2 asks for "hero.titel", which locales/fr/home.json does not have. Did you mean "hero.title"?',
  ]);
});

test('so is a file that is not there', () => {
  expect(check({ a: 'x' }, "t('a'); t('hone:a')")).toEqual([
    'error pages/index/Home.tsx:2 asks for "hone:a", and there is no locales/fr/hone.json. Did you mean "home"?',
  ]);
});

test('a group is not a text', () => {
  expect(check({ hero: { title: 'x' } }, "t('hero')")).toEqual([
    expect.stringContaining('asks for "hero" as one text'),
  ]);
  expect(check({ hero: { title: 'x' } }, "t('hero', { returnObjects: true })")).toEqual([]);
});

test('what nothing asks for is an error, once for the largest group', () => {
  const words = { used: 'x', left: { a: 'x', b: { c: 'y' } }, half: { a: 'x', b: 'y' } };
  expect(check(words, "t('used'); t('half.a')")).toEqual([
    'error locales/fr/home.json:3 left (2 texts) is used by no page. Remove it in every language, or show it.',
    'error locales/fr/home.json:11 half.b is used by no page. Remove it in every language, or show it.',
  ]);
  expect(check({ a: 'x' }, '')).toEqual([
    expect.stringContaining('is used by no page. Remove it in every language, or show its texts'),
  ]);
});

test('a pattern uses all that it may mean, and one that means nothing is an error', () => {
  expect(check({ a: { x: '1', y: '2' }, b: '3' }, "t('a.' + key); t('b')")).toEqual([]);
  expect(check({ a: 'x' }, "t('a'); t('b.' + key)")).toEqual([expect.stringContaining('asks for "b.*"')]);
});

test('plural forms are used through their base', () => {
  expect(check({ left_one: 'x', left_other: 'y' }, "t('left', { count })")).toEqual([]);
});

test('a pattern that means texts and groups is judged by its texts', () => {
  const words = { a: { title: 'x', items: { first: 'y' } } };
  expect(check(words, "t('a.' + key)")).toEqual([]);
  expect(check({ a: { items: { first: 'y' } } }, "t('a.' + key)")).toEqual([
    expect.stringContaining('asks for "a.items" as one text'),
  ]);
});
