import { expect, test } from 'vitest';
import { compareReleases } from '../../../../../scripts/report/release/compareReleases.ts';
import type { Release } from '../../../../../scripts/report/release/release.ts';

const release: Release = {
  measured: '2026-11-22T08:00:00.000Z',
  overBudget: [],
  pages: [
    {
      url: '/en',
      language: 'en',
      sent: { nginx: 11_000, Cloudflare: 12_500 },
      script: 2000,
      requests: 3,
      links: 60,
      types: ['Organization'],
    },
  ],
  headers: { 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' },
  observatory: { score: 120, grade: 'A+', tests: [] },
  islands: [],
  chat: [],
  axe: { measured: '2026-11-22', documents: 124, violations: 1, list: ['/en at 390 px: color-contrast'] },
  lighthouse: [{ url: '/en', scores: { performance: 100, seo: 100 } }],
};

/** The release after something was planted in it. */
function changed(plant: (copy: Release) => void): Release {
  const copy = structuredClone(release);
  plant(copy);
  return copy;
}

test('a release is not worse than itself, nor than one that did not measure as much', () => {
  const { lighthouse: _, ...unmeasured } = release;
  expect(compareReleases(release, release)).toEqual([]);
  expect(compareReleases(unmeasured, release)).toEqual([]);
  expect(compareReleases(release, unmeasured)).toEqual([]);
});

test.each<[what: string, plant: (copy: Release) => void, message: string]>([
  [
    'a page that is 1 kB heavier',
    ({ pages: [page] }) => Object.assign(page?.sent ?? {}, { Cloudflare: 13_500 }),
    '/en  is 1000 bytes heavier as sent by Cloudflare: 13500.',
  ],
  [
    'a lost header',
    ({ headers }) => delete headers['referrer-policy'],
    'The header "referrer-policy: same-origin" is lost.',
  ],
  [
    'headers of less worth',
    ({ observatory }) => Object.assign(observatory, { score: 115 }),
    'The headers score 115, and scored 120.',
  ],
  [
    'a worse Lighthouse score',
    ({ lighthouse: [page] = [] }) => Object.assign(page?.scores ?? {}, { performance: 99 }),
    "/en  has 99 in Lighthouse's performance, and had 100.",
  ],
  [
    'a new axe violation, with an old one gone',
    ({ axe }) => Object.assign(axe, { list: ['/en at 390 px: label'] }),
    'axe has a new violation: /en at 390 px: label.',
  ],
  [
    'more axe violations, which nobody has listed',
    ({ axe }) => Object.assign(axe, { violations: 2, list: undefined }),
    'axe has 2 violations, and had 1.',
  ],
])('%s is found', (_what, plant, message) => {
  expect(compareReleases(release, changed(plant))).toEqual([message]);
});
