import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { mimes } from 'hono/utils/mime';
import { matchesPath, rulesFile, type SiteRules } from '../build/hosts/siteRules.ts';

interface SiteServerOptions {
  /** The built site. */
  folder: string;
  /** The local services: what they answer is not looked for in the site. */
  services?: Hono;
}

/** How long a browser may take for its headers and for all that it sends. */
const serverOptions = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };
/** While one build takes the place of another there is none. */
const longestSwapMs = 1000;
const retryMs = 20;

/**
 * Serves the built site as a CDN does: clean addresses, compressed files where the build has made them, headers and redirects of its
 * rules, the nearest `404.html` for what does not exist. Nothing is kept: a build that lands is served from then on.
 *
 * @returns a server that does not listen yet
 */
export function createSiteServer({ folder, services = new Hono() }: SiteServerOptions): Server {
  const read = (file: string) => readFromBuild(folder, file);
  const fileAt = (nameOf: (address: string) => string) =>
    serveStatic({
      root: folder,
      join: path.join,
      rewriteRequestPath: nameOf,
      getContent: read,
      precompressed: true,
      mimes: { ...mimes, md: 'text/markdown; charset=utf-8' },
    });

  const site = new Hono<{ Bindings: HttpBindings; Variables: { rules: SiteRules; address: Address } }>();
  site.route('/', services);
  site.use(etag(), async (context, next) => {
    const rules: SiteRules = JSON.parse(
      new TextDecoder().decode((await read(path.join(folder, rulesFile))) ?? undefined),
    );
    const address = addressOf(context.env.incoming.url);
    context.set('rules', rules);
    context.set('address', address);
    await next();
    // What is not there may be there tomorrow: it gets the headers of a page.
    const described = context.res.status === 404 ? '/' : address.pathname;
    for (const { headers } of rules.headers.filter((rule) => matchesPath(rule.path, described)))
      for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value);
  });
  site.use(async (context, next) => {
    const { rules, address } = context.var;
    const { pathname, query } = address;
    if (!['GET', 'HEAD'].includes(context.req.method)) return context.body(null, 405, { Allow: 'GET, HEAD' });
    if (isMalformed(pathname)) return context.body(null, 400);
    const clean = cleanAddress(pathname);
    if (clean !== pathname) return context.redirect(clean + query, 308);
    const moved = rules.redirects.find(({ source }) => source === pathname);
    if (moved) return context.redirect(moved.destination + query, 301);
    // A compressed copy is another form of its file, and what begins with "_" is for hosts.
    return /\.(?:br|gz)$|^\/_/.test(pathname) ? context.notFound() : next();
  });
  site.get(
    '*',
    fileAt((name) => (name === '/' ? '/index.html' : name)),
    fileAt((name) => `${name}.html`),
  );
  site.notFound(async (context) => {
    const { rules, address } = context.var;
    const page = await fileAt(() => nearest(rules.notFound, address.pathname))(context, async () => {});
    return context.newResponse(page?.body ?? null, 404, Object.fromEntries(page?.headers ?? []));
  });
  return createAdaptorServer({ fetch: site.fetch, serverOptions }) as Server;
}

/** @returns a file, whole, of one build; nothing where the build has none of that name */
async function readFromBuild(folder: string, file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const buildIn = () => statSync(folder, { throwIfNoEntry: false })?.ino;
  for (let waitedMs = 0; ; waitedMs += retryMs) {
    const build = buildIn();
    try {
      return new Uint8Array(await readFile(file));
    } catch {
      const isSwapped = build === undefined || build !== buildIn();
      if (!isSwapped || waitedMs >= longestSwapMs) return null;
      await wait(retryMs);
    }
  }
}

interface Address {
  pathname: string;
  query: string;
}

/** As it was sent: nothing is normalised before it is looked at. */
function addressOf(url = '/'): Address {
  const end = url.search(/[?#]/);
  return end < 0 ? { pathname: url, query: '' } : { pathname: url.slice(0, end), query: url.slice(end) };
}

/** What no browser sends, and what one host or another would take for a path elsewhere. */
function isMalformed(pathname: string): boolean {
  if (!pathname.startsWith('/') || /%(?:[01]|2f|5c|7f)|\\/i.test(pathname)) return true;
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}

/** One address for each page. */
function cleanAddress(pathname: string): string {
  const clean = pathname.replace(/\/{2,}/g, '/').replace(/^\/index(?:\.html)?\/?$|\.html$|\/$/, '');
  return clean || '/';
}

/** Of the not-found pages that of the deepest folder. */
function nearest(notFound: readonly string[], pathname: string): string {
  const around = notFound.filter((page) => pathname.startsWith(page.slice(0, -'404.html'.length)));
  return around.reduce((deepest, page) => (page.length > deepest.length ? page : deepest), '');
}
