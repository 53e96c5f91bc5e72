import { expect, it } from 'vitest';
import { languages, urlOf } from '../../../../../content/languages.ts';
import { hostNamed } from '../../../../../scripts/build/hosts/hosts.ts';
import {
  headerRules,
  redirectRules,
  type SiteRules,
  withReports,
} from '../../../../../scripts/build/hosts/siteRules.ts';

const rules: SiteRules = {
  headers: headerRules,
  redirects: [
    { source: '/old', destination: '/new' },
    { source: '/index.php', query: 'id=12&p=2', destination: '/services' },
    ...redirectRules([], [{ from: '/é:a(b)+.html', to: '/new' }]),
  ],
  notFound: ['/en/services/404.html', '/en/404.html', '/404.html'],
};

// tests/hosts tests these files in nginx, Caddy and Cloudflare's runtime.
it.each([
  [
    'cloudflare',
    '_headers',
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n  ! Cross-Origin-Resource-Policy\n  Cross-Origin-Resource-Policy: cross-origin\n',
  ],
  ['netlify', '_headers', '/share/*\n  Cross-Origin-Resource-Policy: cross-origin\n'],
  ['netlify', '_redirects', '/old /new 301!\n/index.php id=12 p=2 /services 301!\n'],
  ['netlify', '_redirects', '/en/services/* /en/services/404.html 404\n/en/* /en/404.html 404'],
  ['vercel', 'vercel.json', '"cleanUrls": true,\n  "trailingSlash": false,'],
  ['vercel', 'vercel.json', '"source": "/assets/(.*)",'],
  ['vercel', 'vercel.json', '"source": "/old",\n      "destination": "/new",\n      "statusCode": 301'],
  ['vercel', 'vercel.json', '"key": "id",\n          "value": "12"'],
  // %C3%A9 and %c3%a9 are the same letter. Vercel removes `.html` before it compares. Special characters of its patterns are escaped.
  ['vercel', 'vercel.json', String.raw`"source": "/%C3%A9\\:a\\(b\\)\\+.html"`],
  ['vercel', 'vercel.json', String.raw`"source": "/%c3%a9\\:a\\(b\\)\\+"`],
  ['netlify', '_redirects', '/%c3%a9:a(b)+.html /new 301!\n/é:a(b)+.html /new 301!\n'],
  ['nginx', 'nginx.conf', String.raw`"~^/%[Cc]3%[Aa]9:a\(b\)\+\.html(\?.*)?$" "/new$1";`],
  ['github-pages', 'CNAME', 'www.eprouva.example\n'],
])('for %s, %s has %j', (host, file, text) => {
  expect(hostNamed(host).files(rules, 'www.eprouva.example')[file]).toContain(text);
});

const redirects = Array.from({ length: 2001 }, (_, index) => ({ source: `/${index}`, destination: '/new' }));
const headers = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
const longPolicy = { 'Content-Security-Policy': 'a'.repeat(2000) };

it.each([
  [{ redirects }, '2001 redirects, and takes 2000 at most'],
  [{ redirects: [{ source: '/', destination: 'a'.repeat(1000) }] }, 'characters in a redirect'],
  [{ headers: [{ path: '/*', headers: longPolicy }] }, 'in a line of headers, and takes 2000'],
  [{ headers }, '101 rules of headers'],
])('more than Cloudflare accepts stops the build, with the reason', (over, reason) => {
  expect(() => hostNamed('cloudflare').files({ ...rules, ...over }, 'localhost')).toThrow(reason);
});

it.each([
  ['cloudflare', '/old', true],
  ['cloudflare', '/index.php?id=12', false],
  ['cloudflare', '/a:b', false],
  ['cloudflare', '/a*b', false],
  ['netlify', '/index.php?id=12', true],
  ['netlify', '/index.php?tx[id]=12', false],
  ['netlify', '/a:b', true],
  ['netlify', '/:b', false],
])('%s can redirect %s: %s', (host, from, isTaken) => {
  const [rule] = redirectRules([], [{ from, to: '/new' }]);
  expect(hostNamed(host).whyNot?.(rule ?? { source: '', destination: '' }) === undefined).toBe(isTaken);
});

it('redirects an address that has moved to the new one in each language; an alias is no redirect', () => {
  const moved = { from: '/offre/web-mobile', to: '/offre/applications', isMoved: true };
  expect(redirectRules([moved, { from: '/notre-offre', to: '/services' }])).toEqual(
    languages.map(({ code }) => ({ source: urlOf(code, moved.from), destination: urlOf(code, moved.to) })),
  );
});

it('if the owner gives an address for reports, a header repeats the policies of the pages, and reports violations', () => {
  const policies = new Set([
    "default-src 'none';script-src 'self';style-src 'self' 'sha256-a';require-trusted-types-for 'script'",
    "default-src 'none';script-src 'self' https://captcha.example;style-src 'self' 'sha256-b'",
  ]);
  const rules = [{ path: '/*', headers: { Vary: 'x' } }];
  expect(withReports(rules, policies, undefined)).toBe(rules);
  const [{ headers } = { headers: {} }] = withReports(rules, policies, 'https://reports.example/csp');
  expect(headers).toEqual({
    Vary: 'x',
    'Content-Security-Policy-Report-Only':
      "default-src 'none';script-src 'self' https://captcha.example;style-src 'self' 'unsafe-inline';report-uri https://reports.example/csp;report-to policy",
    'Reporting-Endpoints': 'policy="https://reports.example/csp"',
  });
});
