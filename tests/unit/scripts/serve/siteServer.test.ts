import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rulesFile, type SiteRules } from '../../../../scripts/build/hosts/siteRules.ts';
import { startSiteServer } from '../../../../scripts/serve/startSiteServer.ts';
import { startServices } from './startServices.ts';

// tests/hosts tests what every host answers, including this server.
const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
const rules: SiteRules = {
  headers: [{ path: '/*', headers: { 'Cache-Control': 'no-cache' } }],
  redirects: [
    { source: '/old.html', destination: '/new' },
    { source: '/asked', destination: '/new?for=one' },
    { source: '/index.php', query: 'id=12', destination: '/new' },
  ],
  notFound: ['/404.html'],
};

let server: Server;
let origin = '';
const ask = (url: string) => fetch(origin + url);

beforeAll(async () => {
  const files = { '404.html': 'not found', [rulesFile]: JSON.stringify(rules) };
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), content);
  }
  server = await startSiteServer({ folder, port: 0, services: startServices().services });
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

it('passes to the local services only the requests for them', async () => {
  expect(await (await ask('/recaptcha/api.js')).text()).toContain('grecaptcha');
  const { headers } = await ask('/f/contact');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  for (const url of ['/recaptcha', '/nothing']) {
    const response = await ask(url);
    expect([response.status, await response.text()]).toEqual([404, 'not found']);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it.each([
  ['/old.html?a=1', '/new?a=1'],
  ['/index.php?id=12', '/new'],
  ['/asked?more=x', '/new?for=one'],
  ['/index.php?id=123', null],
])('redirects %s, an address of an earlier site, to %s', async (from, to) => {
  const { headers } = await fetch(origin + from, { redirect: 'manual' });
  expect(headers.get('location')).toBe(to);
});

it('says how to get another port when the port is taken', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(startSiteServer({ folder, port })).rejects.toThrow(
    `Port ${port} is taken by another program. Let the system choose one: PORT=0 npm start`,
  );
});
