import { expect, test } from 'vitest';
import { site } from './builtSite.ts';

test('what a button opens is on its page', () => {
  const targets = site.pages.flatMap(({ url, root }) =>
    root.querySelectorAll('[popovertarget]').map((button) => {
      const id = button.getAttribute('popovertarget') ?? '';
      return { id, url, found: root.getElementById(id) !== null };
    }),
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter(({ found }) => !found)).toEqual([]);
});
