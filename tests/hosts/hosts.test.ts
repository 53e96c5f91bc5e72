import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type HostName, type Row, rows } from './rows.ts';
import { reasonToSkip, startHost } from './startHost.ts';

const names: HostName[] = ['npm start', 'nginx', 'caddy', 'cloudflare'];

for (const name of names) {
  const reason = reasonToSkip(name);
  if (reason) {
    if (process.env.TEST_ALL) {
      console.warn(`${name} is not tested. To test it: ${reason}.`);
    }
    continue;
  }
  describe(`on ${name}`, () => {
    let host: Awaited<ReturnType<typeof startHost>>;
    beforeAll(async () => {
      host = await startHost(name);
    }, 60_000);
    afterAll(() => host?.stop());

    test.each(rows.map((row) => ({ ...row, ...row.except?.[name] })))('$ask', async (row) => {
      expectAnswer(row, await ask(host.port, row.ask, row.headers));
    });

    test('a page that the browser has in its cache is not sent again', async () => {
      const { headers } = await ask(host.port, 'GET /services');
      const again = await ask(host.port, 'GET /services', { 'if-none-match': headers.etag ?? '' });
      expect([again.status, again.body]).toEqual([304, '']);
    });
  });
}

type HostResponse = { status: number; headers: IncomingMessage['headers']; body: string };

/** Requests an address exactly as it is written; `fetch()` would normalise it. @param row the method and the address, e.g. "GET /en" */
async function ask(port: number, row: string, headers: Row['headers'] = {}): Promise<HostResponse> {
  const [method = '', path = ''] = row.split(/ (.*)/s, 2);
  const message = await new Promise<IncomingMessage>((resolve, reject) => {
    const all = { 'accept-encoding': 'br, gzip', ...headers };
    const options = { host: '127.0.0.1', port, method, path, agent: false, timeout: 5000, headers: all };
    const sent = request(options, resolve).on('error', reject).end();
    sent.on('timeout', () => sent.destroy(new Error(`${row}: no answer within five seconds`)));
  });
  const content = await buffer(message);
  const { statusCode: status = 0, headers: received } = message;
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[received['content-encoding'] ?? ''];
  const isWhole = [200, 404].includes(status) && content.length > 0;
  return { status, headers: received, body: String(decode && isWhole ? decode(content) : content) };
}

function expectAnswer(row: Row, { status, headers, body }: HostResponse): void {
  expect(row.status).toContain(status);
  // A redirect leads to an address of this site, never to `//host`.
  if (headers.location !== undefined) {
    expect(headers.location).toMatch(/^\/(?![/\\])/);
  }
  if (row.location !== undefined) {
    expect(headers.location).toBe(row.location);
  }
  if (row.type !== undefined) {
    expect(headers['content-type']?.startsWith(row.type)).toBe(true);
  }
  if (row.body !== undefined) {
    expect(body).toContain(row.body);
  }
  for (const [name, value] of Object.entries(row.sends ?? {})) {
    expect([name, headers[name]]).toEqual([name, value]);
  }
}
