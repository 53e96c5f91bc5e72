import { expect, test } from 'vitest';
import { highlight } from '../../../../../components/islands/search/highlight.ts';

/** @returns the segments as one text, with matches in square brackets */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

test.each([
  ['Sécurité et conformité', 'securite', '[Sécurité] et conformité'],
  ['Sécurité et conformité', 'ITE', 'Sécur[ité] et conform[ité]'],
  ['aaaa', 'aa', '[aa][aa]'],
  ['l’audit', "l'audit", '[l’audit]'],
  ['cœur', 'coeur', '[cœur]'],
  ['cœur', 'co', '[cœ]ur'],
  ['24\u00a0heures', '24 h', '[24\u00a0h]eures'],
  ['ve\u0301rifie\u0301', 'vérifie', '[ve\u0301rifie\u0301]'],
  ['ÉTÉ 🎧 été', 'ete', '[ÉTÉ] 🎧 [été]'],
  ['اِخْتِبار الأداء', 'اختبار', '[اِخْتِبار] الأداء'],
  // A query is text, never a pattern or markup.
  ['a.b acb', 'a.b', '[a.b] acb'],
  ['1 < 2 & 3', '< 2 &', '1 [< 2 &] 3'],
])('in %s, a search for %s marks %s', (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test.each(['', ' ', '\u0301', 'absent', '.*', 'x'.repeat(10_000)])('nothing is marked for %.20j', (query) => {
  expect(highlight('Un texte.', query)).toEqual([{ start: 0, text: 'Un texte.', isMatch: false }]);
});

test('the segments always make up the text, and each says where it starts', () => {
  const text = 'Œuvre ﬁnale : ÉTÉ, e\u0301te\u0301, 한국어, İstanbul 🎧 — “fin”'.repeat(200);
  for (const query of ['e', 'te', 'oe', 'ﬁ', '한', 'ist', '🎧', 'i', ' ', '“']) {
    const segments = highlight(text, query);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    for (const { start, text: part } of segments) {
      expect(text.slice(start, start + part.length)).toBe(part);
    }
  }
});

test('an empty text has no segment', () => {
  expect(highlight('', 'test')).toEqual([]);
});
