import { expect, test } from 'vitest';
import { readStylesheet } from '../../../../../renderer/document/styles/usedRules.ts';

const rulesFor = (css: string, ...classNames: string[]) => readStylesheet(css)(new Set(classNames));

test.each<[what: string, rule: string, className: string]>([
  ['of a class on the page', '.a{color:red}', 'a'],
  ['that needs no class', ':root,h1,[data-tick],#main{color:red}', ''],
  ['for what lacks another class', '.a:not(.b){color:red}', 'a'],
  ['of a class that CSS escapes', '.hover\\:w-0\\.5:hover{width:1px}', 'hover:w-0.5'],
  ['in a group', '@media print{.a{color:red}}', 'a'],
  ['with a property that the library does not know', '.a{interpolate-size:allow-keywords}', 'a'],
])('a rule %s stays', (_, rule, className) => {
  expect(rulesFor(`${rule}.other{color:red}`, className)).toBe(rule);
});

test.each<[what: string, css: string]>([
  ['of another class', '.ab{color:red}'],
  ['that needs another class too', '.a:is(:where(.group):hover *){color:red}'],
  ['that nothing refers to', ':root{--a:1px}@property --b{syntax:"*";inherits:false}'],
  ['for an animation that nothing refers to', '@keyframes turn{to{opacity:0}}'],
])('a rule %s goes', (_, css) => {
  expect(rulesFor(css, 'a')).toBe('');
});

test('custom properties and keyframes stay where a rule of the page refers to them', () => {
  const css =
    ':root{--a:var(--b);--b:1px;--c:2px}@keyframes turn{to{opacity:0}}.a{margin:var(--a);animation:1s linear turn}';
  expect(rulesFor(css, 'a')).toBe(css.replace(';--c:2px', ''));
});

test('a fallback for what every supported browser has is removed', () => {
  const css =
    '@layer properties{@supports ((-moz-orient:inline)){*,:before{--tw-a:solid}}}:root{--a:red}@supports (color:color-mix(in lab, red, red)){:root{--a:color-mix(in srgb, var(--b) 7%, #0000)}}.a{color:var(--a)}';
  expect(rulesFor(css, 'a')).toBe(':root{--a:color-mix(in srgb, var(--b) 7%, #0000)}.a{color:var(--a)}');
});

test('a registered property that no rule of the page sets is replaced by its initial value or the fallback', () => {
  const css =
    '.a{border-style:var(--b);line-height:var(--c,1.5)}.d{--b:dashed}@property --b{syntax:"*";inherits:false;initial-value:solid}@property --c{syntax:"*";inherits:false}';
  expect(rulesFor(css, 'a')).toBe('.a{border-style:solid;line-height:1.5}');
  expect(rulesFor(css, 'a', 'd')).toContain('.a{border-style:var(--b);line-height:1.5}');
});
