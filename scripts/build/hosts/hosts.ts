import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import querystring from 'node:querystring';
import { caddySite } from './caddy.ts';
import { nginxSite } from './nginx.ts';
import { type HeaderRule, type RedirectRule, rulesFile, type SiteRules, sentFormsOf } from './siteRules.ts';

interface Host {
  /** True for a web server that serves `.br` and `.gz` files from a folder `site`. Other hosts get the site itself and compress it. */
  servesCompressed: boolean;
  /** @returns why the host cannot follow a redirect; nothing where it can. A host without this function follows all redirects, or none. */
  whyNot?: (redirect: RedirectRule) => string | undefined;
  /** The host's own files, by path. @throws Error when the rules exceed the host's limits */
  files: (rules: SiteRules, hostname: string) => Record<string, string>;
}

const caddy: Host = {
  servesCompressed: true,
  files: (rules, hostname) => ({ Caddyfile: caddySite(rules, hostname, `/srv/${hostname}/site`) }),
};

const nginx: Host = {
  servesCompressed: true,
  files: (rules, hostname) => ({ 'nginx.conf': nginxSite(rules, hostname) }),
};

/** Cloudflare Pages ("Headers", "Redirects", "Limits"). Clean URLs and the nearest `404.html` are its defaults. */
const cloudflare: Host = {
  servesCompressed: false,
  whyNot: ({ source, query }) =>
    query !== undefined
      ? 'it cannot tell one query from another'
      : /\*|:[a-z]/i.test(source)
        ? 'it takes "*", and what follows ":", for what may be anything'
        : undefined,
  files: ({ headers, redirects }) => {
    const headersText = headersFile(headers, (name) => `  ! ${name}\n`);
    const lines = redirects.flatMap(({ source, destination }) =>
      sentFormsOf(source).map((sent) => `${sent} ${destination} 301\n`),
    );
    assertLimits([
      ['rules of headers', headers.length, 100],
      ['characters in a line of headers', longest(headersText.split('\n')), 2000],
      ['redirects', lines.length, 2000],
      ['characters in a redirect', longest(lines), 1000],
    ]);
    return { _headers: headersText, _redirects: lines.join('') };
  },
};

/** GitHub Pages: no headers, no redirects, one not-found page for all folders. Without `.nojekyll` it leaves out what begins with "_". */
const githubPages: Host = {
  servesCompressed: false,
  files: (_rules, hostname) => ({ '.nojekyll': '', CNAME: `${hostname}\n` }),
};

/** Netlify. A file wins over a redirect without `!`. Without a rule, only the `404.html` of the root is found. */
const netlify: Host = {
  servesCompressed: false,
  whyNot: ({ source, query }) =>
    /\*|\/:/.test(source)
      ? 'it takes "*", and a part that begins with ":", for what may be anything'
      : [...new URLSearchParams(query)].some(([key, value]) => /[[\]]/.test(key) || !/^[^\s&=]+$/.test(value))
        ? 'it cannot tell this query from another'
        : undefined,
  files: ({ headers, redirects, notFound }) => {
    const lines = [
      // The query follows the path, in parts (Netlify's documentation, "Redirect options").
      ...redirects.flatMap(({ source, query, destination }) => {
        const queryPairs = [...new URLSearchParams(query)].map((pair) => pair.join('='));
        // Netlify's programs compare a path as it is sent, or decoded. A space would end the path.
        const paths = [...sentFormsOf(source), querystring.unescape(source)].filter(
          (each) => !/[\s\ufffd]/.test(each),
        );
        return [...new Set(paths)].map((each) => [each, ...queryPairs, destination, '301!'].join(' '));
      }),
      ...notFound.map((page) => `${page.replace('404.html', '*')} ${page} 404`),
    ];
    return { _headers: headersFile(headers), _redirects: lines.map((line) => `${line}\n`).join('') };
  },
};

/** Vercel. It has one not-found page for all folders. */
const vercel: Host = {
  servesCompressed: false,
  files: ({ headers, redirects }) => {
    const settings = {
      framework: null,
      cleanUrls: true,
      trailingSlash: false,
      headers: headers.map(({ path, headers: named }) => ({
        source: path.replace(/\*$/, '(.*)'),
        headers: Object.entries(named).map(([key, value]) => ({ key, value })),
      })),
      redirects: redirects.flatMap(({ source, query, destination }) =>
        // Vercel first removes `.html` and a closing slash from a URL, then redirects it.
        [...new Set([source, cleaned(source)])].flatMap(sentFormsOf).map((sent) => ({
          // Characters that have a meaning in a pattern (path-to-regexp, 6.1; regular expressions) are escaped.
          source: sent.replaceAll(/[:()*+?]/g, String.raw`\$&`),
          ...(query !== undefined && {
            has: [...new URLSearchParams(query)].map(([key, value]) => ({
              type: 'query',
              key,
              value: value.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
            })),
          }),
          destination,
          statusCode: 301,
        })),
      ),
    };
    return { 'vercel.json': `${JSON.stringify(settings, null, 2)}\n` };
  },
};

/** @returns a path as Vercel's `cleanUrls` and `trailingSlash` leave it */
function cleaned(source: string): string {
  return source.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || source;
}

const hosts = { caddy, cloudflare, 'github-pages': githubPages, netlify, nginx, vercel };

/** @returns the host of a name (`npm run build -- --host`). @throws Error that lists the hosts, where none has that name */
export function hostNamed(name: string): Host {
  const host = new Map<string, Host>(Object.entries(hosts)).get(name);
  if (!host) {
    throw new Error(`There is no host "${name}". There are: ${Object.keys(hosts).join(', ')}.`);
  }
  return host;
}

function assertLimits(limits: readonly [what: string, count: number, max: number][]): void {
  for (const [what, count, max] of limits) {
    if (count <= max) {
      continue;
    }
    const where = 'See scripts/build/hosts/siteRules.ts.';
    throw new Error(`Cloudflare Pages would get ${count} ${what}, and takes ${max} at most. ${where}`);
  }
}

const longest = (lines: readonly string[]) => Math.max(0, ...lines.map(({ length }) => length));

/**
 * The `_headers` file of Cloudflare Pages and Netlify. Both hosts join the values that two rules give to one header:
 *
 * - `Cache-Control`: where a later rule differs, the rule of all files leaves it out. Both hosts have the same default.
 * - Other headers on Cloudflare: a later rule removes the header first ("Headers", "Detach a header").
 * - Other headers on Netlify: the joined policies are no known value. Browsers then allow what the later one allows (Fetch standard,
 *   "cross-origin resource policy internal check").
 *
 * @param removal writes the line that removes a header of an earlier rule, where the host has one
 */
function headersFile(rules: readonly HeaderRule[], removal: (name: string) => string = () => ''): string {
  const covers = (path: string, other: string) => path.endsWith('*') && other.startsWith(path.slice(0, -1));
  const isSetIn = (others: readonly HeaderRule[], name: string, test: (other: string) => boolean) =>
    others.some((rule) => name in rule.headers && test(rule.path));
  const effectiveRules = rules.map(({ path, headers }, index) => ({
    path,
    headers: Object.fromEntries(
      Object.entries(headers).filter(
        ([name]) =>
          name !== 'Cache-Control' || !isSetIn(rules.slice(index + 1), name, (other) => covers(path, other)),
      ),
    ),
  }));
  return effectiveRules
    .flatMap(({ path, headers }, index) => [
      `${path}\n`,
      ...Object.entries(headers).map(([name, value]) => {
        const isSetBefore = isSetIn(effectiveRules.slice(0, index), name, (other) => covers(other, path));
        return `${isSetBefore ? removal(name) : ''}  ${name}: ${value}\n`;
      }),
    ])
    .join('');
}

/** @returns the redirects that a host takes; each other one is reported to the person who builds */
function redirectsFor({ whyNot }: Host, redirects: readonly RedirectRule[]): RedirectRule[] {
  return redirects.filter((redirect) => {
    const reason = whyNot?.(redirect);
    if (reason) {
      const redirected = [redirect.source, ...(redirect.query === undefined ? [] : [redirect.query])].join(
        '?',
      );
      console.warn(`This host leads ${redirected} nowhere: ${reason}. docs/deploying.md says what does.`);
    }
    return !reason;
  });
}

/** Writes what a host gets into a folder, whose former content is removed: the site, and the host's own files. */
export function writeHost(
  host: Host,
  { site, folder }: { site: string; folder: string },
  hostname: string,
): void {
  const rules: SiteRules = JSON.parse(readFileSync(path.join(site, rulesFile), 'utf8'));
  const files = host.files({ ...rules, redirects: redirectsFor(host, rules.redirects) }, hostname);
  rmSync(folder, { recursive: true, force: true });
  cpSync(site, path.join(folder, host.servesCompressed ? 'site' : ''), {
    recursive: true,
    filter: (file) =>
      !path.basename(file).startsWith(rulesFile) && (host.servesCompressed || !/\.(?:br|gz)$/.test(file)),
  });
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
}
