import { expect, test } from 'vitest';
import { chatIndex } from '../../../scripts/finish/chatIndex.ts';
import { builtPages, htmlOf, origin } from './fixtureSite.ts';

test('each language has the pages of its own addresses', () => {
  const [fr, en] = chatIndex(builtPages, origin);
  expect(fr?.pages.map(({ path }) => path)).toContain('/contact');
  expect(en?.pages.map(({ path }) => path)).toContain('/en/contact');
  expect(fr?.pages.some(({ path }) => path.startsWith('/en'))).toBe(false);
  expect(en?.pages.every(({ path }) => path.startsWith('/en'))).toBe(true);
});

test('a block that two pages share belongs to the shorter one, whatever the order', () => {
  const shared =
    '<section id="agences"><h2>Agences</h2><p>Lille, Lyon et Nantes, toutes ouvertes.</p></section>';
  const long = {
    path: '/about',
    html: htmlOf('/about', {
      title: 'À propos',
      label: 'À propos',
      main: `<h1>À propos</h1><p>${'Une longue histoire. '.repeat(20)}</p>${shared}`,
    }),
  };
  const short = {
    path: '/offices',
    html: htmlOf('/offices', {
      title: 'Agences',
      label: 'Agences',
      main: `<h1>Agences</h1><p>Où nous trouver.</p>${shared}`,
    }),
  };
  for (const pages of [
    [long, short],
    [short, long],
  ]) {
    const [fr] = chatIndex(pages, origin);
    const holding = fr?.passages.filter(({ fragment }) => fragment === 'agences');
    expect(holding).toHaveLength(1);
    expect(fr?.pages[holding?.[0]?.page ?? -1]?.path).toBe('/offices');
  }
});

test('the same pages give the same bytes', () => {
  const once = JSON.stringify(chatIndex(builtPages, origin));
  expect(JSON.stringify(chatIndex(builtPages, origin))).toBe(once);
});
