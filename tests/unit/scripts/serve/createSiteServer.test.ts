import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFile, type SiteRules } from '../../../../scripts/build/hosts/siteRules.ts';
import { servicePaths } from '../../../../scripts/serve/createLocalServices.ts';
import { createSiteServer } from '../../../../scripts/serve/createSiteServer.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'site-'));
const folder = path.join(parent, 'client');
const rules: SiteRules = {
  headers: [
    { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ],
  redirects: [
    { source: '/moved', destination: '/services', status: 301 },
    { source: '/blog/*', destination: '/blog/one', status: 200 },
    { source: '/gone/*', destination: '/nothing/here', status: 200 },
  ],
  notFound: ['/404.html', '/en/404.html', '/services/404.html'],
};
const files = {
  'index.html': 'home',
  '404.html': 'not found',
  'services.html': 'services',
  'services/cloud.html': 'cloud',
  'services/404.html': 'no such domain',
  'en/404.html': 'not found in English',
  'assets/a.js': 'script',
  'blog/one.html': 'article one',
  'blog/two.html': 'article two',
  'moved.html': 'old copy',
};

function write(to: string, contents: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries({ ...contents, [rulesFile]: JSON.stringify(rules) })) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    writeFileSync(path.join(to, name), content);
  }
}

write(folder, { ...files, 'services/cloud.html.gz': gzipSync('cloud, compressed') });

const app = new Hono().all('*', (context) => context.text('service'));
let server: Server;
let origin = '';

beforeAll(async () => {
  server = await createSiteServer({ folder, services: { app, paths: servicePaths } });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true });
});

describe('the site server', () => {
  it.each([
    { url: '/', status: 200, body: 'home' },
    { url: '/?q=1', status: 200, body: 'home' },
    { url: '/services', status: 200, body: 'services' },
    { url: '/nothing', status: 404, body: 'not found' },
    { url: '/services/nothing', status: 404, body: 'no such domain' },
    { url: '/services/cloud/deeper', status: 404, body: 'no such domain' },
    { url: '/en/services/nothing', status: 404, body: 'not found in English' },
    { url: '/..%2f..%2fetc/passwd', status: 400, body: '' },
    { url: '/%', status: 400, body: '' },
    { url: `/${'a'.repeat(5000)}`, status: 414, body: '' },
    { url: `/${'a/'.repeat(2000)}b`, status: 404, body: 'not found' },
    { url: '/services/cloud.html.gz', status: 404, body: 'no such domain' },
    { url: '/blog/unknown?a=1', status: 200, body: 'article one' },
    { url: '/blog/a/b', status: 200, body: 'article one' },
    { url: '/blog/two', status: 200, body: 'article two' },
    { url: '/blog', status: 404, body: 'not found' },
    { url: '/gone/x', status: 404, body: 'not found' },
    { url: `/${rulesFile}`, status: 404, body: 'not found' },
  ])('$url answers $status', async ({ url, status, body }) => {
    const response = await fetch(origin + url, { headers: { 'Accept-Encoding': 'identity' } });
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
  });

  it.each([
    '/f/contact',
    '/f/contact/thanks?language=en',
    '/recaptcha/api.js?render=local',
    '/functions/v1/chat-with-ai',
  ])('%s is answered by a local service', async (url) => {
    expect(await (await fetch(origin + url, { method: 'POST' })).text()).toBe('service');
  });

  it.each(['/contact', '/f', '/formation', '/en/contact', '/recaptcha', '/functions'])(
    '%s is a page of the site, and no local service says anything of it',
    async (url) => {
      const response = await fetch(origin + url);
      expect(await response.text()).toMatch(/^not found/);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it.each([
    { url: '/services/', to: '/services' },
    { url: '/services.html', to: '/services' },
    { url: '/index.html', to: '/' },
    { url: '/services/cloud.html?a=1', to: '/services/cloud?a=1' },
    { url: '//evil.example/', to: '/evil.example' },
  ])('$url is redirected to the one address $to', async ({ url, to }) => {
    const response = await fetch(origin + url, { redirect: 'manual' });
    expect(response.status).toBe(308);
    expect(response.headers.get('location')).toBe(to);
  });

  it('follows a redirect before the file of that name, and keeps the query', async () => {
    const response = await fetch(`${origin}/moved?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/services?a=1');
  });

  it('serves the compressed copy to who takes it', async () => {
    const response = await fetch(`${origin}/services/cloud`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('cloud, compressed');
  });

  it('sends the headers of the rules, the last of those that name one', async () => {
    const headersOf = async (url: string) => {
      const { headers } = await fetch(origin + url, { redirect: 'manual' });
      return [headers.get('cache-control'), headers.get('x-content-type-options')];
    };
    expect(await headersOf('/assets/a.js')).toEqual(['immutable', 'nosniff']);
    for (const url of ['/', '/nothing', '/moved', '/services/', '/%'])
      expect(await headersOf(url)).toEqual(['no-cache', 'nosniff']);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])(
    'refuses %s and says what it takes',
    async (method) => {
      const { status, headers } = await fetch(`${origin}/services`, { method });
      expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it.each([
    { range: 'bytes=0-3', status: 206, body: 'serv', part: 'bytes 0-3/8' },
    { range: 'bytes=-3', status: 206, body: 'ces', part: 'bytes 5-7/8' },
    { range: 'bytes=5-1', status: 416, body: '', part: 'bytes */8' },
    { range: 'bytes=99-', status: 416, body: '', part: 'bytes */8' },
    { range: 'bytes=0-1,3-4', status: 200, body: 'services', part: null },
    { range: 'lines=1-2', status: 200, body: 'services', part: null },
    { range: 'bytes', status: 200, body: 'services', part: null },
  ])('answers $status to the range $range', async ({ range, status, body, part }) => {
    const response = await fetch(`${origin}/services`, { headers: { Range: range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([
      status,
      body,
      part,
    ]);
  });

  it('sends nothing that the browser has, and all of what it has another form of', async () => {
    const etag = (await fetch(`${origin}/services`)).headers.get('etag') ?? '';
    const statusWith = async (headers: Record<string, string>) =>
      (await fetch(`${origin}/services`, { headers })).status;
    // Without the second, fetch() asks to be sent all.
    expect(await statusWith({ 'If-None-Match': etag, 'Cache-Control': 'max-age=0' })).toBe(304);
    expect(await statusWith({ 'If-None-Match': '"other"', 'Cache-Control': 'max-age=0' })).toBe(200);
    expect(await statusWith({ Range: 'bytes=0-1', 'If-Range': etag })).toBe(206);
    expect(await statusWith({ Range: 'bytes=0-1', 'If-Range': '"other"' })).toBe(200);
  });

  it('answers 404 to a second visit too, whatever the browser has kept', async () => {
    const first = await fetch(`${origin}/nothing`);
    const second = await fetch(`${origin}/nothing`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(second.status).toBe(404);
  });

  it('serves a build that lands as a whole, with the assets of the one before', async () => {
    const built = path.join(parent, 'building');
    write(built, { 'index.html': 'new home', '404.html': 'gone', 'assets/b.js': 'new script' });
    renameSync(folder, path.join(parent, 'previous'));
    renameSync(built, folder);
    const textAt = async (url: string) => (await fetch(origin + url)).text();
    await expect.poll(() => textAt('/'), { timeout: 5000 }).toBe('new home');
    expect(await textAt('/assets/a.js')).toBe('script');
    expect(await textAt('/assets/b.js')).toBe('new script');
    expect(await textAt('/services')).toBe('gone');
  });
});
