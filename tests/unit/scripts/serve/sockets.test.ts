import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LocalServicesOptions } from '../../../../scripts/serve/createLocalServices.ts';
import { largestSubmission } from '../../../../scripts/serve/forms/createFormEndpoint.ts';
import { listenLocally } from './listenLocally.ts';
import { contact, startServices } from './startServices.ts';

const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

async function serve(options: Partial<LocalServicesOptions> = {}) {
  const started = startServices(options);
  const server = await listenLocally(started.services);
  cleanups.push(server.close);
  const send = (init: RequestInit = {}) =>
    fetch(`${server.url}/f/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify(contact),
      ...init,
    });
  return { ...started, ...server, send };
}

/** Sends bytes as they are and resolves with all that came back. */
async function sendRaw(port: number, bytes: string, { end = true } = {}): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  // A server may close while we are still sending: what it said before counts.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  if (!end) {
    socket.destroy();
    return '';
  }
  socket.end();
  return text(socket).catch(() => '');
}

const head = (headers: string) => `POST /f/contact HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`;

describe('behind a real socket', () => {
  it('stores a submission, and counts floods by the address of the connection', async () => {
    const { send, stored } = await serve({ floodLimit: { limit: 1, windowMs: 60_000 } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect(stored).toHaveLength(1);
  });

  it.each([
    ['announced', head(`Content-Type: application/json\r\nConnection: close\r\nContent-Length: ${2 ** 30}`)],
    [
      'chunked',
      `${head('Content-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked')}${`4000\r\n${' '.repeat(0x4000)}\r\n`.repeat(8)}0\r\n\r\n`,
    ],
  ])('refuses a huge %s body without reading it all', async (_name, bytes) => {
    const { port, stored } = await serve();
    expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 413 /);
    expect(stored).toEqual([]);
  });

  it('takes a chunked body of the allowed size', async () => {
    const { port, stored } = await serve();
    const body = JSON.stringify(contact);
    const bytes = `${head('Content-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked')}${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
    expect(await sendRaw(port, bytes)).toMatch(/^HTTP\/1\.1 200 /);
    expect(stored[0]?.fields).toEqual(contact);
  });

  it('stays up whatever comes, and stores nothing of it', async () => {
    const { port, send, stored } = await serve();
    const hostile = [
      head('Content-Type: application/json\r\nContent-Length: 100'),
      `${head('Content-Type: application/json\r\nContent-Length: 100')}{"name":`,
      `${head('Content-Type: application/json\r\nTransfer-Encoding: chunked')}zz\r\n`,
      `${head('Content-Type: application/json\r\nContent-Length: -1')}{}`,
      `${head('Content-Type: application/json\r\nContent-Length: 2\r\nTransfer-Encoding: chunked')}{}`,
      `${head('Content-Type: multipart/form-data; boundary=""\r\nContent-Length: 4')}----`,
      `${head('Content-Type: multipart/form-data; boundary=a\r\nContent-Length: 9')}--a--\r\n\r\n`,
      `${head(`Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${largestSubmission}`)}${'%'.repeat(largestSubmission)}`,
      `${head(`Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${largestSubmission}`)}${'&a'.repeat(largestSubmission / 2)}`,
      'POST /f/contact HTTP/1.1\r\n\r\n',
      'POST //f//contact HTTP/1.1\r\nHost: \r\n\r\n',
      'POST /f/%00 HTTP/1.1\r\nHost: a b\r\n\r\n',
      '\u0000\u0001\u0002',
    ];
    for (const bytes of hostile) {
      await sendRaw(port, bytes);
      await sendRaw(port, bytes, { end: false });
    }
    expect(stored).toEqual([]);
    expect((await send()).status).toBe(200);
  });

  // A pattern that backtracks would need minutes for these, and so run into the time limit of the test.
  it('is not held up by what patterns might choke on', async () => {
    const { send, sendJson } = await serve();
    for (const email of [
      `a@${'.'.repeat(60_000)}`,
      `${'a.'.repeat(30_000)}@`,
      `${'a'.repeat(30_000)}@${'a-'.repeat(15_000)}`,
    ]) {
      expect((await sendJson('contact', { ...contact, email })).status).toBe(422);
    }
    const manyFields = Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`field${index}`, '']));
    expect((await send({ body: JSON.stringify(manyFields) })).status).toBe(413);
    expect(
      (await sendJson('contact', Object.fromEntries(Object.entries(manyFields).slice(0, 3000)))).status,
    ).toBe(400);
  });

  it('stores fields named as properties of objects like any other', async () => {
    const { sendJson, stored } = await serve();
    const body = JSON.stringify(contact).replace('{', '{"__proto__":"a","constructor":"b","toString":"c",');
    expect((await sendJson('contact', body)).status).toBe(200);
    const line = JSON.stringify(stored[0]);
    expect(line).toContain('"__proto__":"a"');
    expect(line).toContain('"constructor":"b"');
    expect(Object.getPrototypeOf(stored[0]?.fields)).toBe(Object.prototype);
  });
});

describe('what is written to the console', () => {
  it('never contains a word of a visitor', async () => {
    const secret = 'motsecret';
    const output = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation(() => undefined),
    );
    const { sendJson, sendNatively, reported } = startServices({
      report: undefined,
      store: async ({ fields }) => {
        throw new TypeError(`cannot store ${fields.message}`);
      },
    });
    const message = secret;
    expect((await sendJson('contact', { ...contact, message })).status).toBe(500);
    expect((await sendNatively('contact', { ...contact, message })).status).toBe(500);
    expect((await sendJson('contact', `{"message":"${secret}`)).status).toBe(400);
    expect((await sendJson('contact', { [secret]: {}, message })).status).toBe(422);
    expect(
      (await sendJson('contact', { ...contact, message, _next: `//${secret}`, _gotcha: secret })).status,
    ).toBe(200);
    const written = JSON.stringify(output.map((spy) => spy.mock.calls));
    vi.restoreAllMocks();
    expect(written).toContain('The form endpoint failed: TypeError');
    expect(written).not.toContain(secret);
    expect(reported).toEqual([]);
  });
});
