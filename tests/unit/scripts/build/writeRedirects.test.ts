import { expect, it } from 'vitest';
import { redirectLines } from '../../../../scripts/build/writeRedirects.ts';

it('moves the other keys of the offer, leaves the other aliases, and costs nothing for an article', () => {
  const lines = redirectLines(
    [
      { slug: 'new', language: 'fr', featured: true },
      { slug: 'new', language: 'en', featured: true },
      { slug: 'old', language: 'fr', featured: false },
      { slug: 'old', language: 'en', featured: false },
    ],
    [
      { from: '/offre/web-mobile', to: '/offre/applications' },
      { from: '/notre-offre', to: '/services' },
    ],
  );
  expect(lines).toEqual([
    '/en/offre/web-mobile /en/offre/applications 301',
    '/offre/web-mobile /offre/applications 301',
    '/en/blog/ /en/blog 301',
    '/blog/ /blog 301',
  ]);
});
