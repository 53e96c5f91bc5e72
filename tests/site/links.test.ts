import { select, selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { documents } from './builtSite.ts';

test('what a button opens is on its page', () => {
  const targets = documents.flatMap(({ url, tree }) =>
    selectAll('[popovertarget]', tree).map(({ properties }) => {
      const id = String(properties.popoverTarget);
      return { id, url, found: select(`#${id}`, tree) !== undefined };
    }),
  );
  expect(targets.length).toBeGreaterThan(0);
  expect(targets.filter(({ found }) => !found)).toEqual([]);
});
