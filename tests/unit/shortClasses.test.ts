import { expect, test } from 'vitest';
import { shortClasses } from '../../renderer/styles/shortClasses.ts';
import { readStylesheet } from '../../renderer/styles/stylesheetSubset.ts';

const page = '<p class="flex md:p-4"></p><i class="md:p-4 [&amp;>a]:m-1"><a></a></i>';
const nothingKept = new Set<string>();

test('classes get short names, in the order they come', () => {
  expect(shortClasses(page, nothingKept).html).toBe('<p class="a b"></p><i class="b c"><a></a></i>');
});

test('rules follow their classes', () => {
  const css =
    '.flex{display:flex}.\\[\\&\\>a\\]\\:m-1>a{margin:1px}@media (width>=48rem){.md\\:p-4{padding:1rem}}';
  expect(readStylesheet(css).rulesFor(shortClasses(page, nothingKept).names)).toBe(
    '.a{display:flex}.c>a{margin:1px}@media (width>=48rem){.b{padding:1rem}}',
  );
});

test('classes that a rule joins keep their names: what an island adds later must still find them', () => {
  const { joined, rulesFor } = readStylesheet(':where(.dark) .in-dark{color:red}.alone{color:blue}');
  expect([...joined]).toEqual(['dark', 'in-dark']);
  const { html, names } = shortClasses('<p class="dark alone"><b class="in-dark"></b></p>', joined);
  expect(html).toBe('<p class="dark a"><b class="in-dark"></b></p>');
  expect(rulesFor(names)).toBe(':where(.dark) .in-dark{color:red}.a{color:blue}');
});

test('the twenty-seventh class has two letters', () => {
  const names = Array.from({ length: 28 }, (_, index) => `class-${index}`);
  expect(shortClasses(`<p class="${names.join(' ')}">`, nothingKept).html).toMatch(/ y z aa ab">$/);
});

test('a page without classes stays as it is', () => {
  expect(shortClasses('<p>class="x" is text</p>', nothingKept).html).toBe('<p>class="x" is text</p>');
});
