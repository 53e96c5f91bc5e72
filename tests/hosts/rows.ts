import { existsSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { headerRules, type RedirectRule } from '../../scripts/build/hosts/siteRules.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { hasLanguage } from '../hasLanguage.ts';

/** The servers that are tested: programs and a platform. */
export type HostName = 'npm start' | 'nginx' | 'caddy' | 'cloudflare';

export interface Row {
  /** Method and address, e.g. `GET /en`. */
  ask: string;
  headers?: Record<string, string>;
  /** The allowed statuses. */
  status: number[];
  location?: string;
  /** The beginning of the `content-type`. */
  type?: string;
  /** A part of the body. */
  body?: string;
  /** Headers of the response. */
  sends?: Record<string, string>;
  /**
   * Exceptions for hosts that answer otherwise and have no setting for it. Each field replaces the row's field: `sends: {}` compares no
   * header.
   */
  except?: Partial<Record<HostName, Partial<Row>>>;
}

const sent = Object.entries(headerRules[0]?.headers ?? {}).map(([name, value]) => [
  name.toLowerCase(),
  value,
]);
/**
 * The headers of every answer. Files with a digest have another `cache-control` (`forever`), pictures another
 * `cross-origin-resource-policy` (`forOthers`). For a missing page `cache-control` is not compared, because Cloudflare sends its own.
 */
const allHeaders: Record<string, string> = Object.fromEntries(sent);
const { 'cache-control': revalidate = '', ...headersButCache } = allHeaders;
const compressed = { ...headersButCache, 'content-encoding': 'br' };
const file = { status: [200], sends: allHeaders };
/** The header of files that pages of other sites may show. */
const forOthers = { 'cross-origin-resource-policy': 'cross-origin' };
const image = { status: [200], sends: { ...allHeaders, ...forOthers } };
const page = { ...file, type: 'text/html; charset=utf-8' };
const missing = { ...page, status: [404], sends: headersButCache };
const french = { body: '<!doctype html><html lang="fr"' };
const english = { body: '<!doctype html><html lang="en"' };
/** A malformed or hostile address gets no page, no redirect and no server error. */
const bad = { status: [400, 404] };
const isThere = (name: string) => existsSync(path.join(siteFolder, name));
const [stylesheet] = globSync('assets/static/*.css', { cwd: siteFolder });
const forever = 'public, max-age=31536000, immutable';

/**
 * Redirects of old addresses. Only nginx and Caddy get them here, in addition to the site's own. For the other hosts, the unit tests of
 * `scripts/build/hosts/` and of the site server test such redirects.
 */
export const oldUrls: readonly RedirectRule[] = [
  { source: '/old/page.html', destination: '/services' },
  { source: '/old/caf%C3%A9', destination: '/services' },
  { source: '/old/page.php', query: 'id=12', destination: '/en/contact' },
];
/** The answer of hosts that do not get `oldUrls`. They first redirect an address with `.html` to the one without it (308). */
const asUnknown = { status: [308, 404], location: undefined };
const withoutOldUrls = { cloudflare: asUnknown, 'npm start': asUnknown };

const answers: Row[] = [
  { ask: 'GET /', ...page, ...french, sends: compressed },
  { ask: 'GET /', ...page, headers: { 'accept-encoding': 'gzip' }, sends: { 'content-encoding': 'gzip' } },
  {
    ask: 'GET /',
    ...page,
    sends: { vary: 'Accept-Encoding' },
    // Cloudflare compresses by itself, and sets `vary` by itself.
    except: { cloudflare: { sends: {} } },
  },
  { ask: 'GET /', ...page, headers: { 'accept-encoding': 'identity' }, ...french },
  { ask: 'HEAD /services', ...page },
  { ask: 'GET /en', ...page, ...english, sends: compressed },
  { ask: 'GET /services/cloud?a=1', ...page, ...french },
  { ask: 'GET /en/services/cloud', ...page, ...english },
  { ask: 'GET /notre-offre', ...page, ...french },
  {
    ask: `GET /${stylesheet}`,
    status: [200],
    type: 'text/css; charset=utf-8',
    sends: { ...compressed, ...forOthers, 'cache-control': forever },
  },
  { ask: 'GET /careers.md', ...file, type: 'text/markdown' },
  { ask: 'GET /feed.xml', ...file, type: 'application/atom+xml' },
  { ask: 'GET /en/feed.xml', ...file, type: 'application/atom+xml' },
  { ask: 'GET /sitemap.xml', ...file, type: 'application/xml', except: { caddy: { type: 'text/xml' } } },
  { ask: 'GET /favicon.ico', ...image, type: 'image/' },
  { ask: 'GET /favicon.svg', ...image, type: 'image/svg+xml' },
  { ask: 'GET /apple-touch-icon.png', ...image, type: 'image/png' },
  { ask: 'GET /icon-512.png', ...image, type: 'image/png' },
  { ask: 'GET /share/home.png', ...image, type: 'image/png' },
  ...(isThere('.well-known/security.txt')
    ? [{ ask: 'GET /.well-known/security.txt', ...file, type: 'text/plain' }]
    : []),
  {
    ask: 'GET /speculation-rules.json',
    ...file,
    type: 'application/speculationrules+json',
    body: 'prerender',
  },

  // An unknown article shows the blog's own 404 page.
  { ask: 'GET /blog/unknown', ...missing, body: 'noindex' },
  { ask: 'GET /en/blog/unknown', ...missing, ...english },
  { ask: 'GET /nothing', ...missing, body: 'noindex', sends: compressed },
  { ask: 'GET /services/nothing', ...missing, ...french },
  { ask: 'GET /en/services/nothing/at/all', ...missing, ...english },
  { ask: 'GET /Services', ...missing, ...french },
  {
    ask: 'GET /assets/nothing.js',
    status: [404],
    sends: { 'cache-control': revalidate },
    except: { cloudflare: { sends: { 'cache-control': 'no-store' } } },
  },
  {
    ask: 'GET /assets/',
    status: [308, 404],
    sends: { 'cache-control': revalidate },
    except: { cloudflare: { sends: {} } },
  },
  { ask: 'GET /services/index', status: [404], except: { cloudflare: { status: [308] } } },
  { ask: 'GET /services.html.br', status: [404] },
  { ask: 'GET /_rules.json', status: [404] },
  // The local mock of Cloudflare answers 502 for files that the platform hides.
  { ask: 'GET /_redirects', status: [404], except: { cloudflare: { status: [404, 502] } } },

  { ask: 'GET /services/', status: [308], location: '/services' },
  { ask: 'GET /services/?a=1', status: [308], location: '/services?a=1' },
  { ask: 'GET /services.html', status: [308], location: '/services' },
  { ask: 'GET /index.html', status: [308], location: '/' },
  { ask: 'GET /en/', status: [308], location: '/en' },
  { ask: 'GET /blog/', status: [308], location: '/blog' },
  { ask: 'GET /offre/ai-ml?a=1', status: [301], location: '/offre/ia-ml?a=1' },
  { ask: 'GET /en/offre/ai-ml', status: [301], location: '/en/offre/ia-ml' },

  { ask: 'GET /old/page.html?a=1', status: [301], location: '/services?a=1', except: withoutOldUrls },
  { ask: 'GET /old/caf%c3%a9', status: [301], location: '/services', except: withoutOldUrls },
  { ask: 'GET /old/page.php?id=12', status: [301], location: '/en/contact', except: withoutOldUrls },
  { ask: 'GET /old/page.php?id=123', status: [404] },

  ...['POST', 'DELETE', 'OPTIONS'].map((method) => ({
    ask: `${method} /services`,
    status: [405],
    sends: { allow: 'GET, HEAD' },
    except: { cloudflare: { sends: {} } },
  })),

  { ask: 'GET /services', headers: { range: 'bytes=0-9' }, status: [200, 206] },

  { ask: 'GET /%', ...bad },
  // The mock answers 502 here, too, so it does not show what the platform answers.
  { ask: 'GET /%00', ...bad, except: { cloudflare: { status: [400, 404, 502] } } },
  { ask: 'GET /\\evil.example/', ...bad },
  { ask: 'GET /%5cevil.example/', ...bad },
  { ask: 'GET /%2fevil.example/', ...bad },
  { ask: 'GET /%0d%0aSet-Cookie:a=1/', ...bad },
  { ask: 'GET /%2e%2e/%2e%2e/etc/passwd', ...bad },
  { ask: 'GET /../../etc/passwd', ...bad },
  { ask: 'GET /services%2Fcloud', ...bad, except: { cloudflare: { status: [200] } } },
  { ask: 'GET //', status: [200, 308, 404] },
  { ask: 'GET //evil.example/', status: [308, 404] },
  { ask: 'GET //evil.example/%2e%2e', status: [200, 308, 400, 404] },
  { ask: 'GET /services//cloud', status: [200, 308, 404] },
  { ask: 'GET /.html', status: [308, 404] },
  // The first is longer than a request line may be on most servers, the second a deep path of short names.
  { ask: `GET /${'a'.repeat(9000)}`, status: [404, 414, 431], except: { caddy: { status: [500] } } },
  { ask: `GET /${'a/'.repeat(1000)}b`, status: [404] },
];

export const rows = answers.filter(({ ask }) => hasLanguage('en') || !ask.startsWith('GET /en'));
