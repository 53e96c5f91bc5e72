import { expect, it } from 'vitest';
import { redirectRules } from '../../../../../scripts/build/hosts/siteRules.ts';

it('moves the other keys of the offer and leaves the other aliases', () => {
  const rules = redirectRules(
    ['en', 'fr'],
    [
      { from: '/offre/web-mobile', to: '/offre/applications', isMoved: true },
      { from: '/notre-offre', to: '/services' },
    ],
  );
  expect(rules.map(({ source, destination }) => `${source} ${destination}`)).toEqual([
    '/en/offre/web-mobile /en/offre/applications',
    '/offre/web-mobile /offre/applications',
    '/en/blog/ /en/blog',
    '/blog/ /blog',
  ]);
});
