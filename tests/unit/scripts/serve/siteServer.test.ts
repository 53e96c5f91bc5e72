import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesFile, type SiteRules } from '../../../../scripts/build/hosts/siteRules.ts';
import { createSiteServer } from '../../../../scripts/serve/createSiteServer.ts';
import { listen } from '../../../../scripts/serve/listen.ts';
import { startServices } from './startServices.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'site-'));
const folder = path.join(parent, 'client');
const rules: SiteRules = {
  headers: [
    { path: '/*', headers: { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff' } },
    { path: '/assets/*', headers: { 'Cache-Control': 'immutable' } },
  ],
  redirects: [{ source: '/moved', destination: '/services' }],
  notFound: ['/404.html', '/en/404.html', '/services/404.html'],
};

function write(to: string, contents: Record<string, string | Buffer>): void {
  for (const [name, content] of Object.entries({ ...contents, [rulesFile]: JSON.stringify(rules) })) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    writeFileSync(path.join(to, name), content);
  }
}

write(folder, {
  'index.html': 'home',
  '404.html': 'not found',
  'services.html': 'services',
  'services/cloud.html': 'cloud',
  'services/cloud.html.gz': gzipSync('cloud, compressed'),
  'services/404.html': 'no such domain',
  'en/404.html': 'not found in English',
  'assets/a.js': 'script',
  'moved.html': 'old copy',
});

let server: Server;
let origin = '';
const ask = (url: string, init: RequestInit = {}) => fetch(origin + url, { redirect: 'manual', ...init });

beforeAll(async () => {
  server = createSiteServer({ folder, services: startServices().services });
  await listen(server, 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(parent, { recursive: true });
});

// What every host answers too is asked of this server in tests/hosts.
describe('the site server', () => {
  it.each([
    ['/?q=1', 200, 'home'],
    ['/services', 200, 'services'],
    ['/nothing', 404, 'not found'],
    ['/services/cloud/deeper', 404, 'no such domain'],
    ['/en/services/nothing', 404, 'not found in English'],
    ['/services/index', 404, 'no such domain'],
    ['/..%2f..%2fetc/passwd', 400, ''],
    ['/%', 400, ''],
    [`/${'a'.repeat(5000)}`, 404, 'not found'],
    ['/services/cloud.html.gz', 404, 'no such domain'],
    [`/${rulesFile}`, 404, 'not found'],
    ['/recaptcha', 404, 'not found'],
    ['/functions/v1/chat-with-ai', 404, 'not found'],
  ])('%s answers %i', async (url, status, body) => {
    const response = await ask(url, { headers: { 'Accept-Encoding': 'identity' } });
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('leaves to the local services what is theirs', async () => {
    expect(await (await ask('/recaptcha/api.js')).text()).toContain('grecaptcha');
    const { headers } = await ask('/f/contact/thanks');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it.each([
    ['/services/', 308, '/services'],
    ['/services/cloud.html?a=1', 308, '/services/cloud?a=1'],
    ['/index.html', 308, '/'],
    ['//evil.example/', 308, '/evil.example'],
    ['/moved?a=1', 301, '/services?a=1'],
  ])('%s is redirected (%i) to %s', async (url, status, to) => {
    const response = await ask(url);
    expect([response.status, response.headers.get('location')]).toEqual([status, to]);
  });

  it('serves the compressed copy to who takes it', async () => {
    const response = await ask('/services/cloud', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(await response.text()).toBe('cloud, compressed');
  });

  it('sends the headers of the rules, the last of those that name one, and keeps nothing that is missing', async () => {
    const cached = async (url: string) => (await ask(url)).headers.get('cache-control');
    expect(await cached('/assets/a.js')).toBe('immutable');
    for (const url of ['/', '/nothing', '/assets/nothing.js', '/moved', '/%', '/_rules.json'])
      expect([url, await cached(url)]).toEqual([url, 'no-cache']);
  });

  it('sends nothing that the browser has, and says each time what does not exist', async () => {
    const askAgain = async (url: string) => {
      const etag = (await ask(url)).headers.get('etag') ?? '"none"';
      // Without the second, fetch() asks to be sent all.
      return (await ask(url, { headers: { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' } })).status;
    };
    expect([await askAgain('/services'), await askAgain('/nothing')]).toEqual([304, 404]);
  });

  it.each(['bytes=-99999999', 'bytes=5-1', 'lines=1-2', `${'0-0,'.repeat(500)}1-1`])(
    'answers with the whole to the range %.20s (RFC 9110, 14.2)',
    async (range) => {
      const response = await ask('/services', { headers: { Range: range } });
      expect([response.status, await response.text()]).toEqual([200, 'services']);
    },
  );

  it('says how to choose another port when its own is taken', async () => {
    const { port } = server.address() as AddressInfo;
    await expect(listen(createSiteServer({ folder }), port)).rejects.toThrow(
      `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`,
    );
  });

  it('serves a build that lands, and waits where for a moment there is none', async () => {
    const built = path.join(parent, 'building');
    write(built, { 'index.html': 'new home', '404.html': 'gone' });
    renameSync(folder, path.join(parent, 'previous'));
    const between = ask('/');
    await new Promise((resolve) => setTimeout(resolve, 100));
    renameSync(built, folder);
    expect(await (await between).text()).toBe('new home');
    expect(await (await ask('/services')).text()).toBe('gone');
  });
});
