import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import querystring from 'node:querystring';
import { caddySite } from './caddy.ts';
import { nginxSite } from './nginx.ts';
import { type HeaderRule, type RedirectRule, rulesFile, type SiteRules, sentFormsOf } from './siteRules.ts';

interface Host {
  /** Whether the host serves `.br` and `.gz` files instead of compressing. If so, `files` are written beside the site's folder, `site`. */
  servesCompressed: boolean;
  /** @returns why the host cannot follow a redirect; undefined if it can. Left out if the host follows all redirects, or has none. */
  whyNot?: (redirect: RedirectRule) => string | undefined;
  /** The host's own files, by path. @throws Error if the rules exceed the host's limits */
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

/** Cloudflare Pages ("Headers", "Redirects", "Limits"). By default it serves clean URLs and the nearest `404.html`. */
const cloudflare: Host = {
  servesCompressed: false,
  whyNot: ({ source, query }) =>
    query !== undefined
      ? 'it cannot tell one query from another'
      : /\*|:[a-z]/i.test(source)
        ? 'it treats "*", and a name after ":", as a wildcard'
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

/** GitHub Pages has no headers, no redirects and one not-found page. Without `.nojekyll` it omits files whose name begins with "_". */
const githubPages: Host = {
  servesCompressed: false,
  files: (_rules, hostname) => ({ '.nojekyll': '', CNAME: `${hostname}\n` }),
};

/** Netlify. A file takes precedence over a redirect without `!`. Each `404.html` needs a rule, except that of the root. */
const netlify: Host = {
  servesCompressed: false,
  whyNot: ({ source, query }) =>
    /\*|\/:/.test(source)
      ? 'it treats "*", and a part that begins with ":", as a wildcard'
      : [...new URLSearchParams(query)].some(([key, value]) => /[[\]]/.test(key) || !/^[^\s&=]+$/.test(value))
        ? 'it cannot tell this query from another'
        : undefined,
  files: ({ headers, redirects, notFound }) => {
    const lines = [
      // Each parameter of the query follows the path as a separate word (Netlify's documentation, "Redirect options").
      ...redirects.flatMap(({ source, query, destination }) => {
        const queryPairs = [...new URLSearchParams(query)].map((pair) => pair.join('='));
        // Some of Netlify's programs compare the decoded path. It is left out if it has a space, which would end it, or is not valid UTF-8.
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
        // Vercel removes `.html` and a closing slash from a URL before it compares the URL with the redirects.
        [...new Set([source, cleaned(source)])].flatMap(sentFormsOf).map((sent) => ({
          // A path is a pattern of path-to-regexp 6.1, and `value` is a regular expression. The characters of their syntax are escaped.
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

/** @returns a path as Vercel changes it because of `cleanUrls` and `trailingSlash` */
function cleaned(source: string): string {
  return source.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || source;
}

const hosts = { caddy, cloudflare, 'github-pages': githubPages, netlify, nginx, vercel };

/** @returns the host of that name (`npm run build -- --host`). @throws Error that lists the hosts if none has the name */
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
 * The `_headers` file of Cloudflare Pages and Netlify. If two rules set one header, both hosts join the values. Therefore:
 * - `Cache-Control`: a rule with `*` omits the header if a later rule sets it for some files. Both hosts send the omitted value by default.
 * - Other headers on Cloudflare: a later rule removes the header first ("Headers", "Detach a header").
 * - `Cross-Origin-Resource-Policy` on Netlify: the joined value does no harm. Browsers ignore it, so other sites may load the file, as the
 *   later rule allows (Fetch standard, "cross-origin resource policy internal check").
 * @param removal returns the line that removes a header of an earlier rule, if the host has such a line
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

/** @returns the redirects that a host can follow; for each of the others, prints a warning */
function redirectsFor({ whyNot }: Host, redirects: readonly RedirectRule[]): RedirectRule[] {
  return redirects.filter((redirect) => {
    const reason = whyNot?.(redirect);
    if (reason) {
      const { source, query } = redirect;
      const url = query === undefined ? source : `${source}?${query}`;
      console.warn(`This host cannot redirect ${url}: ${reason}. docs/deploying.md says what can.`);
    }
    return !reason;
  });
}

/** Empties a folder, then writes the site and the host's own files into it. */
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
    // The rules and their compressed copies are left out.
    filter: (file) =>
      !path.basename(file).startsWith(rulesFile) && (host.servesCompressed || !/\.(?:br|gz)$/.test(file)),
  });
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), text);
  }
}
