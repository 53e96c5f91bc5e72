import { expect, test } from 'vitest';
import { shortClasses } from '../../../../renderer/styles/shortClasses.ts';
import { readStylesheet } from '../../../../renderer/styles/stylesheetSubset.ts';

const page = '<p class="flex md:p-4"></p><i class="md:p-4 [&amp;>a]:m-1"><a></a></i>';
/** A sheet that knows the classes of some HTML, and joins none. */
const sheetFor = (...known: string[]) => ({ known: new Set(known), joined: new Set<string>() });
const sheet = sheetFor('flex', 'md:p-4', '[&>a]:m-1');

test('classes get short names, in the order of the stylesheet', () => {
  expect(shortClasses(page, sheet).html).toBe('<p class="a b"></p><i class="b c"><a></a></i>');
});

test('rules follow their classes', () => {
  const css =
    '.flex{display:flex}.\\[\\&\\>a\\]\\:m-1>a{margin:1px}@media (width>=48rem){.md\\:p-4{padding:1rem}}';
  expect(readStylesheet(css).rulesFor(shortClasses(page, sheet).names)).toBe(
    '.a{display:flex}.c>a{margin:1px}@media (width>=48rem){.b{padding:1rem}}',
  );
});

test('classes that a rule joins keep their names: what an island adds later must still find them', () => {
  const stylesheet = readStylesheet(':where(.dark) .in-dark{color:red}.alone{color:blue}');
  expect([...stylesheet.joined]).toEqual(['dark', 'in-dark']);
  const { html, names } = shortClasses('<p class="dark alone"><b class="in-dark"></b></p>', stylesheet);
  expect(html).toBe('<p class="a dark"><b class="in-dark"></b></p>');
  expect(stylesheet.rulesFor(names)).toBe(':where(.dark) .in-dark{color:red}.a{color:blue}');
});

test('a class that no rule names is left out', () => {
  expect(shortClasses('<p class="lucide flex"></p><b class="lucide"></b>', sheet).html).toBe(
    '<p class="a"></p><b></b>',
  );
});

test('the twenty-seventh class has two letters', () => {
  const names = Array.from({ length: 28 }, (_, index) => `class-${index}`);
  const html = names.map((name) => `<p class="${name}">`).join('');
  expect(shortClasses(html, sheetFor(...names)).html).toMatch(
    /"y"><p class="z"><p class="aa"><p class="ab">$/,
  );
});

test('a page without classes stays as it is', () => {
  expect(shortClasses('<p>class="x" is text</p>', sheet).html).toBe('<p>class="x" is text</p>');
});
