import { expect, test } from 'vitest';
import { treeOf } from '../../../../renderer/page/tree.ts';
import { namesIn, readStylesheet } from '../../../../renderer/styles/stylesheetSubset.ts';

const french = { lang: 'fr', dir: 'ltr' };
/** The rules for some HTML. */
const subsetOf = (css: string, html: string, root = french) =>
  readStylesheet(css)(namesIn(treeOf(html), root));

test.each<[selector: string, html: string, isKept: boolean]>([
  // A rule stays when all its classes are on the page.
  ['.a', '<p class="a b">', true],
  ['.a', '<p class="ab">', false],
  ['.a .b:hover', '<p class="a">', false],
  ['.a.b', '<p class="b a">', true],
  // So does one for an element type that is there; one for every page, or that names neither, always stays.
  ['nav li', '<nav><ul><li class="x">', true],
  ['nav li', '<ul><li>', false],
  ...['html', 'body', '*', ':root', '#main', '[data-tick]', '::view-transition'].map(
    (selector): [string, string, boolean] => [selector, '', true],
  ),
  // Classes under :not() need not be there, however deep.
  ['.a:not(.b)', '<p class="a">', true],
  ['.a:not(:where(.b):hover,.c) .d', '<p class="a"><p class="d">', true],
  // Of a choice no single class needs to be there; of one possibility it does.
  ['.a:is(.b,.c)', '<p class="a c">', true],
  ['.a:is(:where(.group):hover *)', '<p class="a">', false],
  ['.a:is(:where(.group):hover *)', '<p class="a group">', true],
  // A dot in the value of an attribute is no class.
  ['a[href$=".pdf"]', '<a>', true],
  ['.a-\\[1\\.5\\][href$=".pdf"]', '<a class="a-[1.5]">', true],
])('a rule for %s on %s stays: %s', (selector, html, isKept) => {
  expect(subsetOf(`${selector}{color:red}`, html) !== '').toBe(isKept);
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
  expect(subsetOf(`${selector}{color:red}`, `<li class="x ${name}">`)).not.toBe('');
  expect(subsetOf(`${selector}{color:red}`, '<li class="x">')).toBe('');
});

const groups = '@media print{.a{color:red}}@layer x{@supports (gap:1px){.b{color:blue}}.c{color:red}}';
const properties =
  '@property --x{syntax:"*";inherits:false}:root{--a:var(--b);--b:1px;--c:2px}.p{margin:var(--a)}.q{top:var(--x)}';
const fontAndCounter = '@font-face{font-family:a.b}@counter-style dots{symbols:a.b}';
const keyframes = '@keyframes turn{12.5%{opacity:0}}.a{animation:1s linear turn}';
const declarations = '.a{color:red!important;--x:url("a;b");margin:0}';

test.each<[what: string, css: string, html: string, kept: string]>([
  ['of several selectors those in use', '.a,.b,h1,h2{color:red}', '<h1 class="b">', '.b,h1{color:red}'],
  ['groups in their order', groups, '<p class="b">', '@layer x{@supports (gap:1px){.b{color:blue}}}'],
  ['no group of which nothing is in use', groups, '', ''],
  [
    'custom properties that something in use refers to, through others too',
    properties,
    '<p class="p">',
    ':root{--a:var(--b);--b:1px}.p{margin:var(--a)}',
  ],
  [
    'a registered one',
    properties,
    '<p class="q">',
    '@property --x{syntax:"*";inherits:false}.q{top:var(--x)}',
  ],
  ['what is no selector', fontAndCounter, '', fontAndCounter],
  ['the order of layers', '@layer a, b;', '', '@layer a, b;'],
  ['keyframes in use', `@keyframes fade{to{opacity:0}}${keyframes}`, '<p class="a">', keyframes],
  ['no others', keyframes, '<p>', ''],
  ['declarations and their importance', declarations, '<p class="a">', declarations],
])('there stay %s', (_what, css, html, kept) => {
  expect(subsetOf(css, html)).toBe(kept);
});

test('a rule for a language or a direction stays where the page or a part of it has that', () => {
  const css = ':lang(ar) h1{color:red}[dir=rtl] .a{color:red}.b:not([dir="rtl"] *){color:red}';
  const html = '<h1 class="a b"></h1>';
  expect(subsetOf(css, html)).toBe('.b:not([dir="rtl"] *){color:red}');
  expect(subsetOf(css, html, { lang: 'ar', dir: 'rtl' })).toBe(css);
  expect(subsetOf(css, `${html}<p dir="rtl" lang="ar-MA">`)).toBe(css);
});
