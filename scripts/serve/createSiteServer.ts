import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { matchesPath } from '../build/hosts/matchesPath.ts';
import { type Release, readRelease, type ServedFile } from './readRelease.ts';
import { sendFile } from './sendFile.ts';

interface SiteServerOptions {
  /** The built site. */
  folder: string;
  /** The local services, and the paths they answer. */
  services?: { app: Hono; paths: readonly string[] };
}

/** In characters: longer than any path of the site, and than any query that one of its forms is filled from. */
const longest = { path: 4096, query: 12_000 };
/** How long a browser may take for its headers and for all that it sends, in milliseconds. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 };
/** How often a new build is looked for, in milliseconds. */
const lookInterval = 500;

/**
 * Serves the built site as a CDN does: clean addresses, compressed files, headers and redirects of its rules, the nearest
 * `404.html` for what does not exist. A build that lands is served from then on, whole; the files of `/assets/` of the one before
 * stay for those who still have its pages.
 *
 * @returns a server that does not listen yet
 * @throws Error when the folder holds no built site
 */
export async function createSiteServer({ folder, services }: SiteServerOptions): Promise<Server> {
  let state = await stateOf(folder);
  let release = await readRelease(folder);
  let assetsBefore: Release['files'] = new Map();
  const askServices = services && getRequestListener(services.app.fetch);

  const server = createServer(timeouts, (request, response) => {
    const { pathname } = addressOf(request);
    if (askServices && services.paths.some((prefix) => pathname.startsWith(prefix)))
      askServices(request, response);
    else answer(request, response, release, assetsBefore);
  });

  const look = setInterval(async () => {
    try {
      const found = await stateOf(folder);
      if (found === state) return;
      const next = await readRelease(folder);
      // A build that is swapped in while it is read would leave a mixture of two.
      if ((await stateOf(folder)) !== found) return;
      assetsBefore = new Map([...release.files].filter(([url]) => url.startsWith('/assets/')));
      [release, state] = [next, found];
    } catch {
      // Between two builds there is a moment without a site: the last one is served until the next is there.
    }
  }, lookInterval).unref();
  return server.on('close', () => clearInterval(look));
}

/** What is different after each swap of builds. */
async function stateOf(folder: string): Promise<string> {
  const { ino, mtimeMs, birthtimeMs } = await stat(folder);
  return [ino, mtimeMs, birthtimeMs].join();
}

/** As they were sent: nothing is normalised before it is looked at. */
function addressOf({ url = '/' }: IncomingMessage): { pathname: string; query: string } {
  const end = url.search(/[?#]/);
  return end < 0 ? { pathname: url, query: '' } : { pathname: url.slice(0, end), query: url.slice(end) };
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { files, rules }: Release,
  assetsBefore: Release['files'],
): void {
  const refuse = (status: number, headers = {}) =>
    response.writeHead(status, { 'Content-Length': 0, ...headers }).end();
  const { pathname, query } = addressOf(request);
  const path = pathname.length > longest.path ? undefined : decoded(pathname);
  for (const rule of rules.headers.filter((each) => matchesPath(each.path, path ?? '/')))
    response.setHeaders(new Map(Object.entries(rule.headers)));
  if (pathname.length > longest.path || query.length > longest.query) return void refuse(414);
  if (!path) return void refuse(400);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void refuse(405, { Allow: 'GET, HEAD' });

  const clean = cleanAddress(pathname);
  if (clean !== pathname) return void refuse(308, { Location: clean + query });
  const rule = rules.redirects.find(({ source }) => matchesPath(source, path));
  if (rule && rule.status !== 200) return void refuse(rule.status, { Location: rule.destination + query });

  const fileAt = (url: string): ServedFile | undefined =>
    files.get(url === '/' ? '/index.html' : url) ?? files.get(`${url}.html`) ?? assetsBefore.get(url);
  const file = fileAt(path) ?? (rule && fileAt(rule.destination));
  const missing = file ?? files.get(nearest(rules.notFound, path));
  if (missing) sendFile(request, response, missing, file ? 200 : 404);
  else refuse(404);
}

/** The path that is meant; nothing for what no browser sends, and what one host or another would take for a path elsewhere. */
function decoded(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || /%(?:[01]|2f|5c|7f)|\\/i.test(pathname)) return undefined;
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** One address for each page. */
function cleanAddress(pathname: string): string {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$|\/index$/, '')
    .replace(/\/$/, '');
  return clean || '/';
}

/** Of the not-found pages that of the deepest folder. */
function nearest(notFound: readonly string[], path: string): string {
  const around = notFound.filter((page) => path.startsWith(page.slice(0, -'404.html'.length)));
  return around.reduce((deepest, page) => (page.length > deepest.length ? page : deepest), '');
}
