import { expect, test } from 'vitest';
import { domains } from '../../../../content/domains.ts';
import { hasPage } from '../../../../renderer/content/hasPage.ts';

test('a page is there under its folder, its parameter, its alias and a fragment, and nowhere else', () => {
  const there = [
    '/',
    '/contact#form',
    '/notre-offre',
    'https://example.org/a',
    ...domains.map(({ path }) => path),
  ];
  expect(there.filter((url) => !hasPage(url))).toEqual([]);
  expect(['/services/none', '/contact/none'].filter(hasPage)).toEqual([]);
});
