import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servicePaths } from '../../../../scripts/serve/createLocalServices.ts';
import { createSiteServer } from '../../../../scripts/serve/createSiteServer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
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
  _redirects: '/moved /services 301\n/blog/* /blog/one 200\n/gone/* /nothing/here 200\n',
};

for (const [name, content] of Object.entries(files)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), content);
}
writeFileSync(path.join(folder, 'services/cloud.html.gz'), gzipSync('cloud, compressed'));

const app = new Hono().all('*', (context) => context.text('service'));
const server = createSiteServer({ folder, services: { app, paths: servicePaths } });
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
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
    { url: '/..%2f..%2fetc/passwd', status: 404, body: 'not found' },
    { url: '/%', status: 404, body: 'not found' },
    { url: '/blog/unknown?a=1', status: 200, body: 'article one' },
    { url: '/blog/a/b', status: 200, body: 'article one' },
    { url: '/blog/two', status: 200, body: 'article two' },
    { url: '/blog', status: 404, body: 'not found' },
    { url: '/gone/x', status: 404, body: 'not found' },
    { url: '/_redirects', status: 404, body: 'not found' },
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

  it('follows a redirect of _redirects before the file of that name, and keeps the query', async () => {
    const response = await fetch(`${origin}/moved?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/services?a=1');
  });

  it('serves the compressed copy to who takes it', async () => {
    const response = await fetch(`${origin}/services/cloud`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toBe('cloud, compressed');
  });

  it('keeps what bears a digest in its name, and revalidates the rest', async () => {
    const cacheOf = async (url: string) => (await fetch(origin + url)).headers.get('cache-control');
    expect(await cacheOf('/assets/a.js')).toContain('immutable');
    expect(await cacheOf('/')).toContain('must-revalidate');
  });

  it('answers 404 to a second visit too, whatever the browser has kept', async () => {
    const first = await fetch(`${origin}/nothing`);
    const second = await fetch(`${origin}/nothing`, {
      headers: { 'If-None-Match': first.headers.get('etag') ?? '' },
    });
    expect(second.status).toBe(404);
  });
});
