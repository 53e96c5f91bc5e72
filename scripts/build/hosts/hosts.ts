import { caddy } from './caddy.ts';
import type { Host } from './host.ts';
import { nginx } from './nginx.ts';
import type { HeaderRule } from './siteRules.ts';

/**
 * Cloudflare Pages. Clean addresses and the nearest `404.html` are its defaults. Limits: its documentation, "Headers",
 * "Redirects" and "Limits".
 */
const cloudflare: Host = {
  servesCompressed: false,
  files: ({ headers, redirects }) => {
    const headersText = headersFile(headers);
    const lines = redirects.map(({ source, destination }) => `${source} ${destination} 301\n`);
    assertLimits('Cloudflare Pages', [
      ['rules of headers', headers.length, 100],
      ['characters in a line of headers', longest(headersText.split('\n')), 2000],
      ['redirects', redirects.length, 2000],
      ['characters in a redirect', longest(lines), 1000],
    ]);
    return { _headers: headersText, _redirects: lines.join('') };
  },
};

/** GitHub Pages: no headers, no redirects, one not-found page for all folders. Without the first file it leaves out what begins with "_". */
const githubPages: Host = {
  servesCompressed: false,
  files: (_rules, hostname) => ({ '.nojekyll': '', CNAME: `${hostname}\n` }),
};

/**
 * Netlify. A file goes before a redirect of that address unless the redirect says `!`, and only the `404.html` of the root is
 * found without a rule. It takes away the slash at the end before it looks at rules: one that does so never ends.
 */
const netlify: Host = {
  servesCompressed: false,
  files: ({ headers, redirects, notFound }) => {
    const lines = [
      ...redirects
        .filter(({ source }) => !source.endsWith('/'))
        .map(({ source, destination }) => `${source} ${destination} 301!`),
      ...notFound
        .toSorted((one, other) => other.length - one.length)
        .map((page) => `${page.replace('404.html', '*')} ${page} 404`),
    ];
    return { _headers: headersFile(headers), _redirects: lines.map((line) => `${line}\n`).join('') };
  },
};

/** Vercel. It knows one not-found page for all folders. Limit: its documentation, "Redirects". */
const vercel: Host = {
  servesCompressed: false,
  files: ({ headers, redirects }) => {
    const moved = redirects.filter(({ source }) => !source.endsWith('/'));
    assertLimits('Vercel', [['redirects', moved.length, 2048]]);
    const settings = {
      framework: null,
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(({ path, headers: named }) => ({
        source: path.replace(/\*$/, '(.*)'),
        headers: Object.entries(named).map(([key, value]) => ({ key, value })),
      })),
      redirects: moved.map(({ source, destination }) => ({ source, destination, statusCode: 301 })),
    };
    return { 'vercel.json': `${JSON.stringify(settings, null, 2)}\n` };
  },
};

/** By the names that `npm run build -- --host` takes. */
export const hosts: Readonly<Record<string, Host>> = {
  caddy,
  cloudflare,
  'github-pages': githubPages,
  netlify,
  nginx,
  vercel,
};

/** @throws Error that names each count over what the host takes */
function assertLimits(host: string, limits: readonly [what: string, count: number, most: number][]): void {
  const over = limits.filter(([, count, most]) => count > most);
  if (over.length === 0) return;
  const reasons = over.map(([what, count, most]) => `${count} ${what}, and takes ${most} at most`);
  throw new Error(`${host} would get ${reasons.join('; ')}. See scripts/build/hosts/siteRules.ts.`);
}

function longest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(({ length }) => length));
}

/**
 * The `_headers` of Cloudflare Pages and Netlify. Both join what two rules say of one header, so what all files get is left to
 * them where a later rule differs: `Cache-Control`, whose default is ours on both.
 */
function headersFile(rules: readonly HeaderRule[]): string {
  const covers = (path: string, other: string) => path.endsWith('*') && other.startsWith(path.slice(0, -1));
  const isSetLater = (index: number, path: string, name: string) =>
    rules.slice(index + 1).some((later) => name in later.headers && covers(path, later.path));
  return rules
    .flatMap(({ path, headers }, index) => [
      path,
      ...Object.entries(headers)
        .filter(([name]) => !isSetLater(index, path, name))
        .map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
