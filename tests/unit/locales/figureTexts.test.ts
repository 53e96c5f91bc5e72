import { expect, test } from 'vitest';
import { allFigures } from '../../../content/figures.ts';
import { figureTexts } from '../../../locales/figureTexts.ts';

test('no two figures share a key', () => {
  const keys = allFigures.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each([
  ['fr', '99,9\u00a0%', '50+', '10x', '−75\u00a0%', '+23\u00a0%', '5\u00a0ans', '360°'],
  ['en', '99.9%', '50+', '10x', '−75%', '+23%', '5\u00a0years', '360°'],
])('figures in %s', (language, ...texts) => {
  const { figures, numbers } = figureTexts(language);
  const keys = ['satisfaction', 'specialists', 'speed', 'testCost', 'conversion', 'years', 'view'];
  expect(keys.map((key) => figures[key]?.replaceAll('\u202f', '\u00a0'))).toEqual(texts);
  expect(numbers.specialists).toBe('50');
});
