import { expect, test } from 'vitest';
import { shortProperties } from '../../../../renderer/styles/shortProperties.ts';

test('custom properties get short names where they are declared, registered and used', () => {
  expect(
    shortProperties(
      ':root{--ink:#000;--gutter:1rem}a{color:var(--ink);width:var(--tw-x)}@property --tw-x{syntax:"*"}',
    ),
  ).toBe(':root{--a:#000;--b:1rem}a{color:var(--a);width:var(--c)}@property --c{syntax:"*"}');
});

test('what another sheet or a script gives a value to keeps its name', () => {
  expect(
    shortProperties(
      ':root{--gutter:1rem}a{margin:var(--gutter);top:var(--swipe,0px)}',
      new Set(['--gutter']),
    ),
  ).toBe(':root{--gutter:1rem}a{margin:var(--gutter);top:var(--swipe,0px)}');
});
