import { expect, it } from 'vitest';
import { hostNamed } from '../../../../../scripts/build/hosts/hosts.ts';
import { headerRules, redirectRules, type SiteRules } from '../../../../../scripts/build/hosts/siteRules.ts';

const rules: SiteRules = {
  headers: headerRules,
  redirects: [{ source: '/old', destination: '/new' }],
  notFound: ['/en/services/404.html', '/en/404.html', '/404.html'],
};

// nginx, Caddy and Cloudflare's runtime are asked themselves in tests/hosts.
it.each([
  ['cloudflare', '_headers', '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n'],
  [
    'netlify',
    '_redirects',
    '/old /new 301!\n/en/services/* /en/services/404.html 404\n/en/* /en/404.html 404',
  ],
  ['vercel', 'vercel.json', '"cleanUrls": true,\n  "trailingSlash": false,'],
  ['vercel', 'vercel.json', '"source": "/assets/(.*)",'],
  ['vercel', 'vercel.json', '"source": "/old",\n      "destination": "/new",\n      "statusCode": 301'],
  ['nginx', 'nginx.conf', 'location /en/ { error_page 404 /en/404.html; try_files $uri $uri.html =404; }\n'],
  ['github-pages', 'CNAME', 'www.eprouva.example\n'],
])('for %s, %s has %j', (host, file, text) => {
  expect(hostNamed(host).files(rules, 'www.eprouva.example')[file]).toContain(text);
});

it('moves the other keys of the offer and leaves the other aliases', () => {
  const moved = { from: '/offre/web-mobile', to: '/offre/applications', isMoved: true };
  expect(redirectRules(['en', 'fr'], [moved, { from: '/notre-offre', to: '/services' }])).toEqual([
    { source: '/en/offre/web-mobile', destination: '/en/offre/applications' },
    { source: '/offre/web-mobile', destination: '/offre/applications' },
  ]);
});
