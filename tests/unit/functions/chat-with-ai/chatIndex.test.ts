import { expect, test } from 'vitest';
import { chatIndex } from '../../../../functions/chat-with-ai/index/chatIndex.ts';
import { pagesRead } from './fixtureSite.ts';

test('each language has the pages of its own addresses', () => {
  const [fr, en] = [...chatIndex(pagesRead)];
  expect(fr?.pages.map(({ path }) => path)).toContain('/contact');
  expect(en?.pages.map(({ path }) => path)).toContain('/en/contact');
  expect(fr?.pages.some(({ path }) => path.startsWith('/en'))).toBe(false);
  expect(en?.pages.every(({ path }) => path.startsWith('/en'))).toBe(true);
});

test('passages follow their page and their order on it', () => {
  const [fr] = [...chatIndex(pagesRead)];
  const page = fr?.pages.findIndex(({ path }) => path === '/services/performance-testing');
  expect(fr?.passages.filter((passage) => passage.page === page).map(({ heading }) => heading)).toEqual([
    'Tests de performance',
    'Six outils',
    'Quatre essais',
  ]);
});

test('the same pages give the same bytes', () => {
  const once = JSON.stringify([...chatIndex(pagesRead)]);
  expect(JSON.stringify([...chatIndex(pagesRead)])).toBe(once);
});
