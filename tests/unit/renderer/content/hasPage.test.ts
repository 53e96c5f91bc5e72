import { expect, test } from 'vitest';
import { domains } from '../../../../content/domains.ts';
import { hasPage } from '../../../../renderer/content/hasPage.ts';

test('a page exists under the path of its folder, a value of its parameter or its alias, with or without a fragment', () => {
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
