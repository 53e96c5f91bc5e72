import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import { mimes } from 'hono/utils/mime';
import { matchesPath, rulesFile, type SiteRules, sentUrlOf } from '../build/hosts/siteRules.ts';
import { functionsFolder, siteFolder } from '../siteFolder.ts';
import { createLocalServices, type LocalServiceOptions, loadChatFunction } from './createLocalServices.ts';

interface SiteServerOptions {
  folder: string;
  /** The name or address to listen on. Without it, only this machine can connect. */
  host?: string | undefined;
  /** 0 lets the system choose. */
  port: number;
  /** The local services. They answer before the site's files are searched. */
  services?: Hono;
}

/** The maximum time for receiving a request, so that a slow client cannot keep a connection open. A response may take longer. */
const requestTimeoutMs = 40_000;

/** Matches what is never served: host files (`/_…`), compressed copies, `*`, full URLs, and paths that some programs change (`%`, `//`). */
const forbiddenPath = /^[^/]|^\/_|\.(?:br|gz)$|[%\\]|\/\/|\/\.\.?(?:\/|$)/;

/**
 * Serves the built site as a CDN does: clean URLs, compressed files, the headers and redirects of its rules, the nearest `404.html`.
 * Nothing is cached in memory, so a new build is served as soon as it has replaced the site.
 */
export async function startSiteServer(options: SiteServerOptions): Promise<Server> {
  const { folder, host = 'localhost', port, services = new Hono() } = options;
  const site = new Hono<{ Bindings: HttpBindings }>();
  site.route('/', services);
  site.all('*', etag(), async (context) => {
    const rules: SiteRules = JSON.parse(await readFile(path.join(folder, rulesFile), 'utf8'));
    // The path as it was sent, before any normalisation.
    const [, pathname = '', query = ''] = /^([^?#]*)(.*)$/s.exec(context.env.incoming.url ?? '') ?? [];
    // Returns undefined if there is no such file: Hono then calls the next handler, which is an empty function here.
    const fileAt = (nameOf: (requestUrl: string) => string) =>
      serveStatic({
        root: folder,
        join: path.join,
        rewriteRequestPath: nameOf,
        getContent: (file) => readFile(file).catch(() => null),
        precompressed: true,
        mimes: { ...mimes, md: 'text/markdown; charset=utf-8' },
      })(context, async () => {});

    const respond = async () => {
      if (!['GET', 'HEAD'].includes(context.req.method)) {
        return context.body(null, 405, { Allow: 'GET, HEAD' });
      }
      const moved = redirectFor(rules, pathname + query);
      if (moved) {
        return context.redirect(moved, 301);
      }
      if (!forbiddenPath.test(pathname)) {
        const clean = pathname.replace(/^\/index(?:\.html)?\/?$|\.html$|\/$/, '') || '/';
        if (clean !== pathname) {
          return context.redirect(clean + query, 308);
        }
        const found =
          (await fileAt((name) => (name === '/' ? '/index.html' : name))) ??
          (await fileAt((name) => `${name}.html`));
        if (found) {
          return found;
        }
      }
      const nearest = rules.notFound.find((page) => pathname.startsWith(page.replace('404.html', '')));
      const page = await fileAt(() => nearest ?? '/404.html');
      return new Response(page?.body, { status: 404, headers: page?.headers });
    };
    const response = await respond();
    // A 404 or a redirect gets the headers of `/`, so that caches ask again each time: tomorrow there may be a file at its URL.
    const rulesPath = response.ok || response.status === 304 ? pathname : '/';
    for (const { headers } of rules.headers.filter((rule) => matchesPath(rule.path, rulesPath))) {
      for (const [name, value] of Object.entries(headers)) {
        response.headers.set(name, value);
      }
    }
    return response;
  });

  const server = createAdaptorServer({
    fetch: site.fetch,
    serverOptions: {
      requestTimeout: requestTimeoutMs,
      // How often Node looks for requests that take too long.
      connectionsCheckingInterval: requestTimeoutMs / 4,
    },
  }) as Server;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken
      ? new Error(`Port ${port} is taken by another program. Let the system choose one: PORT=0 npm start`)
      : new Error(`The site cannot be served at ${host}, port ${port}: ${(error as Error).message}`);
  }
  return server;
}

/** @returns the target of a requested URL, with the query that is passed on */
function redirectFor({ redirects }: SiteRules, requestUrl: string): string | undefined {
  for (const rule of redirects) {
    const found = new RegExp(sentUrlOf(rule)).exec(requestUrl);
    if (found) {
      return rule.destination + (found[1] ?? '');
    }
  }
  return undefined;
}

interface ServeOptions extends LocalServiceOptions {
  host?: string;
  port: number;
  /** Variables of the chat function. Their names begin with `CHAT_`. */
  variables?: Readonly<Record<string, string | undefined>>;
}

/** Serves the built site with its local services: the mocked services and the chat function. */
export async function serveSite({ host, port, variables = {}, ...options }: ServeOptions): Promise<Server> {
  const chat = await loadChatFunction(functionsFolder, variables);
  const services = await createLocalServices(options, chat.fetch);
  return startSiteServer({ folder: siteFolder, host, port, services });
}
