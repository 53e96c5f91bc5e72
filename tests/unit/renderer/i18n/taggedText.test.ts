import { expect, test } from 'vitest';
import { htmlOf, treeOf } from '../../../../renderer/document/page/tree.ts';
import { languageOfText, tagText, untagged, writeLanguages } from '../../../../renderer/i18n/taggedText.ts';

const taken = tagText('Pris 1', 'fr');
const marked = (markup: string) => htmlOf(writeLanguages(treeOf(markup)));

test.each([
  ['alone in an element', `<p class="a">${taken}</p>`, '<p lang="fr" dir="ltr" class="a">Pris 1</p>'],
  ['beside another one', `<p>Own: ${taken}</p>`, '<p>Own: <span lang="fr" dir="ltr">Pris 1</span></p>'],
  [
    'with a link in it',
    `<p>${taken.replace('1', '<a href="/b">1</a>')}</p>`,
    '<p lang="fr" dir="ltr">Pris <a href="/b">1</a></p>',
  ],
  [
    'beside another one, with a link in it',
    `<p>Own: ${taken.replace('1', '<a>1</a>')}</p>`,
    '<p>Own: <span lang="fr" dir="ltr">Pris </span><a><span lang="fr" dir="ltr">1</span></a></p>',
  ],
  [
    'twice in an element',
    `<p>${taken}${taken}</p>`,
    `<p>${'<span lang="fr" dir="ltr">Pris 1</span>'.repeat(2)}</p>`,
  ],
  ['in an option', `<option>${taken}</option>`, '<option lang="fr" dir="ltr">Pris 1</option>'],
  ['beside another one in an option', `<option>Own ${taken}</option>`, '<option>Own Pris 1</option>'],
  ['in an attribute', `<a title="${taken}">Own</a>`, '<a title="Pris 1">Own</a>'],
  [
    'in an attribute of an element without text',
    `<img alt="${taken}">`,
    '<img lang="fr" dir="ltr" alt="Pris 1">',
  ],
  ['in an element that has a direction', `<a dir="rtl">${taken}</a>`, '<a lang="fr" dir="rtl">Pris 1</a>'],
  [
    'in a template',
    `<template><p>${taken}</p></template>`,
    '<template><p lang="fr" dir="ltr">Pris 1</p></template>',
  ],
])('a text in another language is marked with its language %s', (_where, markup, expected) => {
  expect(marked(markup)).toBe(expected);
});

test('the language of a text is found, also within another text, until its tag is removed', () => {
  expect(languageOfText(`Own: ${taken}`)).toBe('fr');
  expect(languageOfText('Own')).toBeUndefined();
  expect(untagged({ items: [taken, 'Own'] })).toEqual({ items: ['Pris 1', 'Own'] });
});
