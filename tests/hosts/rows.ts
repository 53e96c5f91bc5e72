import { headerRules } from '../../scripts/build/hosts/siteRules.ts';

/** The servers that the table is held against, by the name of what they run. */
export type HostName = 'npm start' | 'nginx' | 'caddy' | 'cloudflare';

export interface Row {
  /** Method and address, as it is sent. */
  ask: string;
  headers?: Record<string, string>;
  /** One of these. */
  status: number[];
  location?: string;
  /** The language that the body declares. */
  language?: 'fr' | 'en';
  /** A part of the body. */
  body?: string;
  /** How it begins. */
  type?: string;
  encoding?: string;
  cache?: string;
  /** Headers by their names; `null` where there must be none. */
  sends?: Record<string, string | null>;
  /** Hosts that do otherwise, and nothing can be set there. */
  except?: Partial<Record<HostName, Partial<Row>>>;
}

const html = 'text/html; charset=utf-8';
const page = { status: [200], type: html, cache: 'public, max-age=0, must-revalidate' };
const refused = { status: [405], sends: { allow: 'GET, HEAD' }, except: { cloudflare: { sends: {} } } };
/** Answered or not: never with a page, never with an address elsewhere, and never with a fault of the server. */
const bad = { status: [400, 404] };

const [{ headers: ofEveryPage }] = headerRules as [(typeof headerRules)[number]];
const lowerCase = ([name, value]: [string, string]) => [name.toLowerCase(), value];

/** What every host answers. */
export const rows: Row[] = [
  { ask: 'GET /', ...page, language: 'fr', encoding: 'br' },
  { ask: 'GET /', ...page, headers: { 'accept-encoding': 'gzip' }, encoding: 'gzip' },
  { ask: 'GET /', ...page, headers: { 'accept-encoding': 'identity' }, body: '<!doctype html>' },
  { ask: 'HEAD /services', ...page },
  { ask: 'GET /services', ...page, sends: Object.fromEntries(Object.entries(ofEveryPage).map(lowerCase)) },
  { ask: 'GET /en', ...page, language: 'en', encoding: 'br' },
  { ask: 'GET /services/cloud?a=1', ...page, language: 'fr' },
  { ask: 'GET /en/services/cloud', ...page, language: 'en' },
  { ask: 'GET /notre-offre', ...page, language: 'fr' },
  { ask: 'GET /careers.md', status: [200], type: 'text/markdown' },
  { ask: 'GET /feed.xml', status: [200], type: 'application/atom+xml' },
  { ask: 'GET /en/feed.xml', status: [200], type: 'application/atom+xml' },
  {
    ask: 'GET /sitemap.xml',
    status: [200],
    type: 'application/xml',
    except: { caddy: { type: 'text/xml' } },
  },
  { ask: 'GET /favicon.ico', status: [200], type: 'image/' },
  { ask: 'GET /.well-known/security.txt', status: [200], type: 'text/plain' },
  { ask: 'GET /favicon.svg', status: [200], type: 'image/svg+xml' },
  {
    ask: 'GET /speculation-rules.json',
    status: [200],
    type: 'application/speculationrules+json',
    body: 'prerender',
  },

  // An unknown article: the one that is there, and it is not said to be found.
  { ask: 'GET /blog/unknown', status: [404], type: html, language: 'fr', body: 'noindex' },
  { ask: 'GET /en/blog/unknown', status: [404], type: html, language: 'en', body: 'noindex' },
  { ask: 'GET /blog/unknown.png', status: [404] },
  { ask: 'GET /nothing', status: [404], type: html, language: 'fr', body: 'noindex', encoding: 'br' },
  { ask: 'GET /en/nothing', status: [404], type: html, language: 'en' },
  { ask: 'GET /services/nothing', status: [404], type: html, language: 'fr' },
  { ask: 'GET /en/services/nothing/at/all', status: [404], type: html, language: 'en' },
  { ask: 'GET /Services', status: [404], language: 'fr' },
  {
    ask: 'GET /assets/nothing.js',
    status: [404],
    cache: page.cache,
    except: { cloudflare: { cache: 'no-store' } },
  },
  { ask: 'GET /services/index', status: [404], except: { cloudflare: { status: [308] } } },
  { ask: 'GET /services.html.br', status: [404] },
  { ask: 'GET /_rules.json', status: [404] },
  // The stand-in for the platform stumbles over the files that the platform hides.
  { ask: 'GET /_redirects', status: [404], except: { cloudflare: { status: [404, 502] } } },
  { ask: 'GET /_headers', status: [404], except: { cloudflare: { status: [404, 502] } } },

  { ask: 'GET /services/', status: [308], location: '/services' },
  { ask: 'GET /services/?a=1', status: [308], location: '/services?a=1' },
  { ask: 'GET /services.html', status: [308], location: '/services' },
  { ask: 'GET /index.html', status: [308], location: '/' },
  { ask: 'GET /en/', status: [308], location: '/en' },
  { ask: 'GET /blog/', status: [301, 308], location: '/blog' },
  { ask: 'GET /offre/ai-ml?a=1', status: [301], location: '/offre/ia-ml?a=1' },
  { ask: 'GET /en/offre/ai-ml', status: [301], location: '/en/offre/ia-ml' },

  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].map((method) => ({
    ask: `${method} /services`,
    ...refused,
  })),

  { ask: 'GET /services', headers: { range: 'bytes=0-9' }, status: [200, 206] },
  { ask: 'GET /services', headers: { range: 'bytes=5-1' }, status: [200, 416] },
  { ask: 'GET /services', headers: { range: 'bytes=99999999-' }, status: [200, 416] },
  // More of its end than it has: all of it (RFC 9110, 14.1.2).
  { ask: 'GET /services', headers: { range: 'bytes=-99999999' }, status: [200, 206] },

  { ask: 'GET /%', ...bad },
  // As above: what the platform does with its own files cannot be seen here.
  { ask: 'GET /%00', ...bad, except: { cloudflare: { status: [400, 404, 502] } } },
  { ask: 'GET /\\evil.example/', ...bad },
  { ask: 'GET /%5cevil.example/', ...bad },
  { ask: 'GET /%2fevil.example/', ...bad },
  { ask: 'GET /%0d%0aSet-Cookie:a=1/', ...bad },
  { ask: 'GET /%2e%2e/%2e%2e/etc/passwd', ...bad },
  { ask: 'GET /../../etc/passwd', ...bad },
  { ask: 'GET /services%2Fcloud', ...bad, except: { cloudflare: { status: [200], language: 'fr' } } },
  { ask: 'GET //', status: [200, 308, 404] },
  { ask: 'GET //evil.example/', status: [308, 404] },
  { ask: 'GET //evil.example/%2e%2e', status: [200, 308, 400, 404] },
  { ask: 'GET /services//cloud', status: [200, 308, 404] },
  { ask: 'GET /.html', status: [308, 404] },
  { ask: `GET /${'a'.repeat(9000)}`, status: [404, 414, 431], except: { caddy: { status: [500] } } },
  { ask: `GET /${'a/'.repeat(1000)}b`, status: [404] },
  {
    ask: 'GET /services',
    headers: { 'x-long': 'a'.repeat(40_000) },
    status: [400, 431],
    except: { caddy: { status: [200] } },
  },
];
