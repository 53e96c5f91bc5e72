import { expect, test } from 'vitest';
import { checkWordFile, wordFile } from '../../../../scripts/check/words.ts';

const messagesOf = (title: string, language: string) =>
  checkWordFile(wordFile(`locales/${language}/home.json`, JSON.stringify({ hero: { title } })), {
    values: {},
    isKnown: () => true,
    names: [],
  }).map(({ message }) => message);

test.each([
  ['fr', 'Un tir de charge', 'test de charge'],
  ['fr', 'Deux automaticiens de test', 'ingénieur en automatisation'],
  ['en', 'Open a specimen report', 'sample'],
  ['es', 'Toda nuestra oferta', 'servicio'],
  ['ar', 'كلفة التنفيذ', 'تكلفة'],
])('%s: a term that the glossary replaces is named with its replacement: %s', (language, title, instead) => {
  expect(messagesOf(title, language)).toEqual([expect.stringMatching(`^hero.title says .*${instead}`)]);
});

test.each([
  ['fr', 'Nos tests de charge'],
  ['en', 'We offer a slot for a call'],
  ['es', 'Un percentil y una campaña publicitaria'],
  ['ar', 'تكلفة التنفيذ، وصيانة مكلفة'],
])('%s: other words are left alone: %s', (language, title) => {
  expect(messagesOf(title, language)).toEqual([]);
});
