import { expect, it } from 'vitest';
import { suggestionsFor } from '../../../../../components/islands/chat/suggestionsFor.ts';

it.each([
  ['/', 'default'],
  ['/services/cloud', 'services'],
  ['/offre/applications', 'services'],
  ['/careers', 'careers'],
  ['/contact', 'contact'],
  ['/about/offices', 'contact'],
  ['/blog', 'default'],
])('on %s the questions are those of %s', (path, set) => {
  expect(suggestionsFor(path)).toBe(set);
});
