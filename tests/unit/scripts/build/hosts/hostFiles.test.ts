import { describe, expect, it } from 'vitest';
import { hosts } from '../../../../../scripts/build/hosts/hosts.ts';
import {
  headerRules,
  type RedirectRule,
  redirectRules,
  type SiteRules,
} from '../../../../../scripts/build/hosts/siteRules.ts';

const rules: SiteRules = {
  headers: headerRules,
  redirects: [
    { source: '/old', destination: '/new' },
    { source: '/blog/', destination: '/blog' },
  ],
  notFound: ['/404.html', '/en/404.html', '/en/services/404.html'],
};

function filesFor(name: string, wanted: SiteRules = rules): Record<string, string> {
  return hosts[name]?.files(wanted, 'www.eprouva.example') ?? {};
}

describe('what is written for', () => {
  it('Cloudflare sets each header once', () => {
    const { _headers = '', _redirects } = filesFor('cloudflare');
    expect(_headers.match(/Cache-Control/g)).toHaveLength(1);
    expect(_headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
    expect(_redirects).toBe('/old /new 301\n/blog/ /blog 301\n');
  });

  it('Netlify moves what is a file too, never a slash, and finds the nearest not-found page', () => {
    expect(filesFor('netlify')._redirects?.split('\n')).toEqual([
      '/old /new 301!',
      '/en/services/* /en/services/404.html 404',
      '/en/* /en/404.html 404',
      '/* /404.html 404',
      '',
    ]);
  });

  it('Vercel is what it understands', () => {
    const settings = JSON.parse(filesFor('vercel')['vercel.json'] ?? '');
    expect(settings).toMatchObject({ cleanUrls: true, trailingSlash: false });
    expect(settings.redirects).toEqual([{ source: '/old', destination: '/new', statusCode: 301 }]);
    expect(settings.headers[1].source).toBe('/assets/(.*)');
  });

  it('GitHub Pages names the site', () => {
    expect(filesFor('github-pages').CNAME).toBe('www.eprouva.example\n');
  });
});

describe('more than a host takes', () => {
  const many = (count: number): RedirectRule[] =>
    Array.from({ length: count }, (_, index) => ({
      source: `/${index}`,
      destination: '/new',
    }));

  it.each([
    ['cloudflare', { redirects: many(2001) }, '2001 redirects, and takes 2000 at most'],
    [
      'cloudflare',
      { redirects: [{ source: '/', destination: `/${'a'.repeat(1000)}` }] },
      'characters in a redirect',
    ],
    [
      'cloudflare',
      { headers: [{ path: '/*', headers: { 'Content-Security-Policy': 'a'.repeat(2000) } }] },
      'characters in a line of headers, and takes 2000',
    ],
    [
      'cloudflare',
      { headers: Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} })) },
      '101 rules of headers, and takes 100',
    ],
    ['vercel', { redirects: many(2049) }, '2049 redirects, and takes 2048'],
  ])('%s stops the build and says why', (name, over, reason) => {
    expect(() => filesFor(name, { ...rules, ...over })).toThrow(reason);
  });
});

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
