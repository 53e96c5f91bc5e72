import { expect, test } from 'vitest';
import { addEntry, removeEntry, removeFromLists } from '../../../../scripts/new/entries.ts';
import { likeFirst } from '../../../../scripts/new/kinds.ts';

const text = `{
  "items": [
    { "key": "first", "title": "Un" }
  ],
  "pages": { "cta": { "title": "x" }, "cloud": { "meta": { "title": "Cloud" }, "points": ["a", "b"] } }
}
`;
const at = ['items'];
const place = 'fr/careers';

test('an entry is added to a list, its empty texts left to write, and goes again without a trace', () => {
  const added = addEntry(text, { at, name: 'second', entry: { key: 'second', title: '' }, place });
  expect(JSON.parse(added).items[1]).toEqual({ key: 'second', title: '[…] fr/careers second title' });
  expect(added).toContain('{ "key": "first", "title": "Un" }');
  expect(JSON.parse(removeEntry(added, at, 'second'))).toEqual(JSON.parse(text));
});

test('an entry of a group takes the shape of the first page in it', () => {
  const added = addEntry(text, { at: ['pages'], name: 'web', entry: likeFirst, place });
  expect(JSON.parse(added).pages.web).toEqual({
    meta: { title: '[…] fr/careers web meta title' },
    points: ['[…] fr/careers web points 0', '[…] fr/careers web points 1'],
  });
});

test('what is there already, and what is nowhere, is said', () => {
  expect(() => addEntry(text, { at, name: 'first', entry: {}, place })).toThrow('it has "first" already');
  expect(() => addEntry(text, { at: ['jobs'], name: 'a', entry: {}, place })).toThrow('it has no "jobs"');
  expect(removeEntry(text, at, 'third')).toBe(text);
});

test('entries of lists go by what they say, at any depth', () => {
  const topics = '{ "fr": [{ "page": "/a" }, { "page": "/b" }, { "page": "/a#c" }] }';
  const rest = removeFromLists(topics, ({ page }) => String(page).startsWith('/a'));
  expect(JSON.parse(rest)).toEqual({ fr: [{ page: '/b' }] });
});
