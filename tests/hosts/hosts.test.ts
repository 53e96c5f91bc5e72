import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerRules } from '../../scripts/build/hosts/siteRules.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { type Answer, askRaw } from './askRaw.ts';
import { type HostName, type Row, rows } from './rows.ts';
import { howToInstall, isThere, startHost } from './startHosts.ts';

const names: HostName[] = ['npm start', 'nginx', 'caddy', 'cloudflare'];
const [stylesheet = ''] = readdirSync(path.join(siteFolder, 'assets/static')).filter((file) =>
  file.endsWith('.css'),
);
const everywhere = Object.entries(headerRules[0]?.headers ?? {}).filter(([name]) => name !== 'Cache-Control');
const all: Row[] = [
  ...rows,
  {
    ask: `GET /assets/static/${stylesheet}`,
    status: [200],
    type: 'text/css; charset=utf-8',
    encoding: 'br',
    cache: 'public, max-age=31536000, immutable',
  },
];

for (const name of names) {
  if (!isThere[name])
    console.warn(
      `${name} is not installed here: its rows are not asked. To ask them: ${howToInstall(name)}.`,
    );
  describe.runIf(isThere[name])(`on ${name}`, () => {
    let host: Awaited<ReturnType<typeof startHost>>;
    beforeAll(async () => {
      host = await startHost(name);
    }, 30_000);
    afterAll(() => host?.stop());

    test.each(all.map((row) => ({ ...row, ...row.except?.[name] })))('$ask', async (row) => {
      hold(row, await askRaw(host.port, row.ask, row.headers));
    });

    test('what a browser has already is not sent again', async () => {
      const { headers } = await askRaw(host.port, 'GET /services');
      const again = await askRaw(host.port, 'GET /services', { 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.body]).toEqual([304, '']);
    });
  });
}

function hold(row: Row, { status, headers, body }: Answer): void {
  expect(row.status).toContain(status);
  // Wherever it leads, it is an address of this site.
  if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
  if (row.location !== undefined) expect(headers.location).toBe(row.location);
  if (row.type !== undefined) expect(headers['content-type']?.startsWith(row.type)).toBe(true);
  if (row.encoding !== undefined) expect(headers['content-encoding']).toBe(row.encoding);
  if (row.cache !== undefined) expect(headers['cache-control']).toBe(row.cache);
  if (row.language !== undefined)
    expect(body).toMatch(new RegExp(`^<!doctype html><html lang="${row.language}"`));
  if (row.body !== undefined) expect(body).toContain(row.body);
  for (const [name, value] of Object.entries(row.sends ?? {})) expect(headers[name]).toBe(value ?? undefined);
  if (row.type !== undefined)
    for (const [header, value] of everywhere)
      expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
}
