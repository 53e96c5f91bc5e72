import type { Alias } from '../../../content/aliases.ts';
import { company } from '../../../content/company.ts';
import { languages, urlOf } from '../../../content/languages.ts';

export interface RedirectRule {
  /** The path that was moved, as a browser sends it: `/caf%C3%A9`. */
  source: string;
  /** The query, as sent: `id=12`. If undefined, every query matches. It is passed on unless `destination` has a query or a fragment. */
  query?: string;
  destination: string;
}

export interface HeaderRule {
  /** A path; a `*` at its end matches anything. */
  path: string;
  headers: Readonly<Record<string, string>>;
}

export interface SiteRules {
  /** All rules that match a path apply. If two of them set one header, the later rule takes precedence. */
  headers: readonly HeaderRule[];
  /** A redirect takes precedence over a file at its path. */
  redirects: readonly RedirectRule[];
  /** URLs of the not-found pages, deepest first. The first page whose folder contains the requested URL is sent, with status 404. */
  notFound: readonly string[];
}

/** The file of rules in the built site. `npm start` applies the rules, and host files are made of them. No host serves this file. */
export const rulesFile = '_rules.json';

/** Features that a page and its frames may not use: all of MDN's list ("Permissions-Policy"), except those that videos use. */
const deniedPermissions =
  `accelerometer browsing-topics camera display-capture geolocation gyroscope hid idle-detection local-fonts
  magnetometer microphone midi otp-credentials payment publickey-credentials-create
  publickey-credentials-get screen-wake-lock serial usb window-management xr-spatial-tracking`.split(/\s+/);

/** Makes browsers use HTTPS only, for two years (RFC 6797). `httpsOnly` extends this to subdomains, or to browsers' preload lists. */
const strictTransport = {
  host: 'max-age=63072000',
  subdomains: 'max-age=63072000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
}[company.httpsOnly ?? 'host'];

/** Lets the pages of other sites show an image (Fetch standard, "Cross-Origin-Resource-Policy header"). */
const forOthers = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * The headers of responses. Most of the content security policy is in the page itself (`renderer/document/head/contentSecurityPolicy.ts`),
 * because it differs from page to page and must also work on a host without headers.
 * There is no `Link` header: an early hint for the font delays the first paint.
 */
export const headerRules: readonly HeaderRule[] = [
  {
    path: '/*',
    headers: {
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': "frame-ancestors 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': deniedPermissions.map((name) => `${name}=()`).join(', '),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Speculation-Rules': '"/speculation-rules.json"',
      'Strict-Transport-Security': strictTransport,
      'X-Content-Type-Options': 'nosniff',
    },
  },
  // A file's name contains a digest, so the file is cached for a year. Other sites may load the images, because feeds contain them.
  {
    path: '/assets/*',
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ...forOthers },
  },
  // Other sites load the images of `share/` for link previews, and the icons to show them beside a link.
  ...['/share/*', '/apple-touch-icon.png', '/favicon.ico', '/favicon.svg', '/icon-512.png'].map((path) => ({
    path,
    headers: forOthers,
  })),
  // A browser ignores the file without this type (HTML standard, "speculation rules").
  { path: '/speculation-rules.json', headers: { 'Content-Type': 'application/speculationrules+json' } },
  // The extension `.xml` alone does not identify a feed (RFC 4287, 7).
  ...languages.map(({ code }) => ({
    path: urlOf(code, '/feed.xml'),
    headers: { 'Content-Type': 'application/atom+xml' },
  })),
];

/** The headers of a preview: for all URLs, `noindex` (Google, "X-Robots-Tag") replaces HSTS, which browsers would store for two years. */
export const previewRules: readonly HeaderRule[] = headerRules.map(({ path, headers }) => {
  const { 'Strict-Transport-Security': strict, ...others } = headers;
  return { path, headers: strict ? { ...others, 'X-Robots-Tag': 'noindex' } : headers };
});

/** @returns the redirects of moved pages (`aliases`) and of the former site (`old`) */
export function redirectRules(
  aliases: readonly Alias[],
  old: readonly { from: string; to: string }[] = [],
): RedirectRule[] {
  const moved = aliases
    .filter(({ isMoved }) => isMoved)
    .flatMap(({ from, to }) =>
      languages.map(({ code }) => ({ source: urlOf(code, from), destination: urlOf(code, to) })),
    );
  const before = old.map(({ from, to }) => {
    const { pathname, search } = new URL(from, 'https://site.example');
    const [source, query] = [pathname, search.slice(1)].map((text) => withHexCase(text, 'toUpperCase'));
    return { source: source ?? '', query: query || undefined, destination: to };
  });
  return [...moved, ...before];
}

function withHexCase(text: string, change: 'toUpperCase' | 'toLowerCase'): string {
  return text.replaceAll(/%[\da-f]{2}/gi, (encoded) => encoded[change]());
}

/** @returns the spellings in which browsers send a path: a link may write `%C3` or `%c3` (RFC 3986, 2.1) */
export function sentFormsOf(source: string): string[] {
  return [...new Set([source, withHexCase(source, 'toLowerCase')])];
}

/** @returns a regular expression for a URL as it was sent; `$1` is the query to pass on, empty if the rule has a query of its own */
export function sentUrlOf({ source, query, destination }: RedirectRule): string {
  const literal = (text: string) =>
    text
      .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll(/%[\dA-F]{2}/g, (encoded) =>
        encoded.replaceAll(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`),
      );
  if (query !== undefined) {
    return String.raw`^${literal(source)}\?${literal(query)}()$`;
  }
  // If the destination has a query or a fragment, the query of the URL is dropped.
  return `^${literal(source)}${/[?#]/.test(destination) ? String.raw`(?:\?.*)?()` : String.raw`(\?.*)?`}$`;
}

export function matchesPath(source: string, pathname: string): boolean {
  return source.endsWith('*') ? pathname.startsWith(source.slice(0, -1)) : pathname === source;
}

/**
 * Regular expressions for a URL as it was sent, query included. PCRE, RE2 and JavaScript read them alike.
 * `badPath` matches control characters, encoded slashes and backslashes. Some programs decode them into another path, some browsers into
 * another host. It is matched without regard to case.
 */
export const badPath = String.raw`^[^?]*(?:%(?:[01]|2f|5c|7f)|\x5c)`;

/** Matches the home page under its file's name; `$1` is the query. */
export const indexPath = String.raw`^/index(?:\.html)?/?(\?.*)?$`;

/** Matches another page under its file's name, or with a slash at the end; `$1` is its URL, `$2` the query. */
export const cleanPath = String.raw`^(/[^?]*?)(?:/+|\.html)(\?.*)?$`;

/**
 * Makes browsers report what the pages' policies refuse. A policy in a `<meta>` cannot report (CSP 3, 6.5), so a report-only header
 * combines the policies of all pages. Inline styles differ from page to page and are not reported.
 */
export function withReports(
  rules: readonly HeaderRule[],
  policies: ReadonlySet<string>,
  reportUrl: string | undefined,
): readonly HeaderRule[] {
  if (!reportUrl) {
    return rules;
  }
  const headers = {
    'Content-Security-Policy-Report-Only': `${sumOf(policies)};report-uri ${reportUrl};report-to policy`,
    'Reporting-Endpoints': `policy="${reportUrl}"`,
  };
  return rules.map((rule) =>
    rule.path === '/*' ? { ...rule, headers: { ...rule.headers, ...headers } } : rule,
  );
}

/** @returns one policy that allows whatever any of the policies allows */
function sumOf(policies: ReadonlySet<string>): string {
  const sources = new Map<string, Set<string>>();
  for (const [name = '', ...allowed] of [...policies].flatMap((policy) =>
    policy.split(';').map((directive) => directive.split(' ')),
  )) {
    sources.set(name, new Set([...(sources.get(name) ?? []), ...allowed]));
  }
  // Pages that may load a captcha or a third party lack this directive, so the joined policy must lack it too.
  sources.delete('require-trusted-types-for');
  // A hash would make browsers ignore `'unsafe-inline'` (CSP 3, "Does a source list allow all inline behavior for type?").
  const styles = [...(sources.get('style-src') ?? [])].filter((source) => !source.startsWith("'sha256-"));
  sources.set('style-src', new Set([...styles, "'unsafe-inline'"]));
  return [...sources].map(([name, allowed]) => [name, ...allowed].join(' ')).join(';');
}
