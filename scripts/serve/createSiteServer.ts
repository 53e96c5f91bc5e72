import { existsSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import sirv from 'sirv';
import { parseRedirects, redirectFor } from './redirectRules.ts';

interface SiteServerOptions {
  /** The built site. */
  folder: string;
  /** The local services, and the paths they answer. */
  services?: { app: Hono; paths: readonly string[] };
}

/** Files that are for the host, which does not serve them. */
const hostFiles = ['/_redirects', '/_headers'];

/**
 * Serves the built site as a CDN does: clean URLs, compressed files, the rules of `_redirects`, the nearest `404.html` for
 * what does not exist. A redirect goes before a file of that name, a rewrite (status 200) after it.
 *
 * @returns a server that does not listen yet
 * @throws Error that names the line of `_redirects` which is no rule
 */
export function createSiteServer({ folder, services }: SiteServerOptions): Server {
  const notFound = (request: IncomingMessage, response: ServerResponse) => {
    request.url = nearestNotFoundPage(folder, pathnameOf(request));
    // The page is there, so sirv would say 200, or 304 to whoever has it already.
    delete request.headers['if-none-match'];
    delete request.headers.range;
    const writeHead = response.writeHead.bind(response);
    const notFoundResponse = Object.assign(response, {
      writeHead: (_status: number, headers?: OutgoingHttpHeaders) => writeHead(404, headers),
    });
    files(request, notFoundResponse, () => void response.end());
  };
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const immutable = pathname.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
    },
  });
  const rulesFile = path.join(folder, '_redirects');
  const rules = existsSync(rulesFile) ? parseRedirects(readFileSync(rulesFile, 'utf8')) : [];
  const askServices = services && getRequestListener(services.app.fetch);

  return createServer((request, response) => {
    const pathname = pathnameOf(request);
    if (askServices && services.paths.some((prefix) => pathname.startsWith(prefix))) {
      askServices(request, response);
      return;
    }
    const query = (request.url ?? '').slice(pathname.length);
    const clean = cleanUrl(pathname);
    const redirect =
      clean === pathname ? redirectFor(rules, pathname) : { location: clean, status: 308 as const };
    if (redirect && redirect.status !== 200) {
      response.writeHead(redirect.status, { Location: redirect.location + query }).end();
      return;
    }
    if (hostFiles.includes(pathname)) {
      notFound(request, response);
      return;
    }
    files(request, response, () => {
      if (redirect) request.url = redirect.location + query;
      const look = redirect ? files : notFound;
      look(request, response, () => notFound(request, response));
    });
  });
}

function pathnameOf(request: IncomingMessage): string {
  return (request.url ?? '/').replace(/[?#].*$/s, '');
}

/** One address for each page, as Cloudflare Pages and Netlify redirect to it. */
function cleanUrl(pathname: string): string {
  const clean = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
  return clean || '/';
}

/** The `404.html` of the folder asked for, else of the one above, up to the root. */
function nearestNotFoundPage(folder: string, pathname: string): string {
  const segments = pathname.split('/').filter((segment) => segment && segment !== '..');
  for (let depth = segments.length; depth > 0; depth -= 1) {
    const candidate = `/${segments.slice(0, depth).join('/')}/404.html`;
    if (existsSync(path.join(folder, candidate))) return candidate;
  }
  return '/404.html';
}
