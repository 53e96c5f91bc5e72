import { expect, it } from 'vitest';
import { redirectRules } from '../../../../../scripts/build/hosts/siteRules.ts';

it('moves the other keys of the offer, leaves the other aliases, and shows one article for unknown addresses', () => {
  const rules = redirectRules(
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
  expect(rules.map(({ source, destination, status }) => `${source} ${destination} ${status}`)).toEqual([
    '/en/offre/web-mobile /en/offre/applications 301',
    '/offre/web-mobile /offre/applications 301',
    '/en/blog/ /en/blog 301',
    '/blog/ /blog 301',
    '/blog/old /blog/old 200',
    '/en/blog/old /en/blog/old 200',
    '/blog/* /blog/new 200',
    '/en/blog/* /en/blog/new 200',
  ]);
});
