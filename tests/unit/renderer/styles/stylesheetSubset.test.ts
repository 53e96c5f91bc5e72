import { expect, test } from 'vitest';
import { treeOf } from '../../../../renderer/page/tree.ts';
import { namesIn, readStylesheet } from '../../../../renderer/styles/stylesheetSubset.ts';

const french = { lang: 'fr', dir: 'ltr' };
/** The rules for some HTML. */
const subsetOf =
  (css: string) =>
  (html: string, root = french) =>
    readStylesheet(css)(namesIn(treeOf(html), root));

const rule = (selector: string) => `${selector}{color:red}`;
const isKept = (selector: string, html: string) => subsetOf(rule(selector))(html) !== '';

test('a rule stays when all its classes are on the page', () => {
  expect(isKept('.a', '<p class="a b">')).toBe(true);
  expect(isKept('.a', '<p class="ab">')).toBe(false);
  expect(isKept('.a .b:hover', '<p class="a">')).toBe(false);
  expect(isKept('.a.b', '<p class="b a">')).toBe(true);
});

test('so does one for an element type, and one that names neither always stays', () => {
  expect(isKept('nav li', '<nav><ul><li class="x">')).toBe(true);
  expect(isKept('nav li', '<ul><li>')).toBe(false);
  for (const selector of ['html', 'body', '*', ':root', '#main', '[data-tick]', '::view-transition']) {
    expect(isKept(selector, '')).toBe(true);
  }
});

test('of several selectors only those in use stay', () => {
  expect(subsetOf('.a,.b,h1,h2{color:red}')('<h1 class="b">')).toBe('.b,h1{color:red}');
});

test('groups go when nothing in them is in use, and stay in their order', () => {
  const css = '@media print{.a{color:red}}@layer x{@supports (gap:1px){.b{color:blue}}.c{color:red}}';
  expect(subsetOf(css)('<p class="b">')).toBe('@layer x{@supports (gap:1px){.b{color:blue}}}');
  expect(subsetOf(css)('')).toBe('');
});

test('custom properties stay where something in use refers to them, through others too', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}:root{--a:var(--b);--b:1px;--c:2px}.p{margin:var(--a)}.q{top:var(--x)}';
  expect(subsetOf(css)('<p class="p">')).toBe(':root{--a:var(--b);--b:1px}.p{margin:var(--a)}');
  expect(subsetOf(css)('<p class="q">')).toBe('@property --x{syntax:"*";inherits:false}.q{top:var(--x)}');
});

test('what is no selector of the page stays as it is', () => {
  const css = '@font-face{font-family:a.b}@counter-style dots{symbols:a.b}';
  expect(subsetOf(css)('')).toBe(css);
  expect(subsetOf('@layer a, b;')('')).toBe('@layer a, b;');
});

test('keyframes stay where something in use is animated by them', () => {
  const css = '@keyframes turn{12.5%{opacity:0}}@keyframes fade{to{opacity:0}}.a{animation:1s linear turn}';
  expect(subsetOf(css)('<p class="a">')).toBe(css.replace('@keyframes fade{to{opacity:0}}', ''));
  expect(subsetOf(css)('<p>')).toBe('');
});

test('a rule for a language or a direction stays where the page or a part of it has that', () => {
  const css = ':lang(ar) h1{color:red}[dir=rtl] .a{color:red}.b:not([dir="rtl"] *){color:red}';
  const html = '<h1 class="a b"></h1>';
  expect(subsetOf(css)(html)).toBe('.b:not([dir="rtl"] *){color:red}');
  expect(subsetOf(css)(html, { lang: 'ar', dir: 'rtl' })).toBe(css);
  expect(subsetOf(css)(`${html}<p dir="rtl" lang="ar-MA">`)).toBe(css);
});

test('declarations and their importance stay as they are', () => {
  const css = '.a{color:red!important;--x:url("a;b");margin:0}';
  expect(subsetOf(css)('<p class="a">')).toBe(css);
});

test.each([
  ['.w-0\\.5', 'w-0.5'],
  ['.hover\\:underline:hover', 'hover:underline'],
  ['.max-w-\\[30rem\\]', 'max-w-[30rem]'],
  ['.bg-ink\\/6', 'bg-ink/6'],
  ['.\\32 xl\\:flex', '2xl:flex'],
  ['.-me-3', '-me-3'],
  ['.content-\\[\\"→\\"\\]', 'content-[&quot;→&quot;]'],
  ['.\\[\\&\\>li\\]\\:flex>li', '[&amp;&gt;li]:flex'],
])('%s belongs to class="%s"', (selector, name) => {
  expect(isKept(selector, `<li class="x ${name}">`)).toBe(true);
  expect(isKept(selector, '<li class="x">')).toBe(false);
});

test('classes under :not() need not be there, however deep', () => {
  expect(isKept('.a:not(.b)', '<p class="a">')).toBe(true);
  expect(isKept('.a:not(:where(.b):hover,.c) .d', '<p class="a"><p class="d">')).toBe(true);
});

test('of a choice no single class needs to be there; of one possibility it does', () => {
  expect(isKept('.a:is(.b,.c)', '<p class="a c">')).toBe(true);
  expect(isKept('.a:is(:where(.group):hover *)', '<p class="a">')).toBe(false);
  expect(isKept('.a:is(:where(.group):hover *)', '<p class="a group">')).toBe(true);
});

test('a point in the value of an attribute is no class', () => {
  expect(isKept('a[href$=".pdf"]', '<a>')).toBe(true);
  expect(isKept('.a-\\[1\\.5\\][href$=".pdf"]', '<a class="a-[1.5]">')).toBe(true);
});
