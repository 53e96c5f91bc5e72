import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { siteFolder } from '../../scripts/siteFolder.ts';

const hostileRequests = 500;
const rebuilds = 20;
const urls = ['/', '/services', '/en/services/cloud', '/contact', '/en/careers'];

const folder = mkdtempSync(path.join(tmpdir(), 'wear-'));
const served = path.join(folder, 'client');
const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`);
const program = fileURLToPath(new URL('siteServerProcess.ts', import.meta.url));
const first = path.join(folder, 'first');
let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes a build whose pages all end in the same mark, and are as long as no other's; the other files are those of the first. */
function build(number: number): string {
  const to = path.join(folder, `building-${number}`);
  for (const entry of readdirSync(first, { recursive: true, withFileTypes: true })) {
    const name = path.relative(first, path.join(entry.parentPath, entry.name));
    if (!entry.isFile()) continue;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    if (urls.map(fileOf).includes(name))
      writeFileSync(
        path.join(to, name),
        `${readFileSync(path.join(first, name), 'utf8')}<!--${'b'.repeat(number)}-->`,
      );
    else linkSync(path.join(first, name), path.join(to, name));
  }
  return to;
}

function swapIn(built: string): void {
  renameSync(served, `${built}.previous`);
  renameSync(built, served);
}

const digest = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const agent = new Agent({ keepAlive: true, maxSockets: 8 });

function visit(port: number, url: string): Promise<{ digest: string; milliseconds: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path: url }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ digest: digest(Buffer.concat(chunks)), milliseconds: performance.now() - start }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const get = (rest: string) => `GET ${rest}\r\n\r\n`;
/** Bytes that no browser sends; some never end. */
const hostile = [
  ...['5-1', '-', '0-', '99999999-', `${'0-0,'.repeat(3000)}1-1`, '0-18446744073709551616', '-0', 'a-b'].map(
    (range) => get(`/services HTTP/1.1\r\nHost: a\r\nRange: bytes=${range}`),
  ),
  ...['POST', 'PUT', 'DELETE', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW'].map(
    (method) => `${method} /services HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello`,
  ),
  ...[
    '/%',
    '/%00',
    '/\\a',
    '/../../etc/passwd',
    '*',
    'http://a/b',
    `/${'a/'.repeat(7500)}`,
    `/${'%'.repeat(3000)}`,
  ].map((url) => get(`${url} HTTP/1.1\r\nHost: a`)),
  get(`/ HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(60_000)}`),
  get(`/ HTTP/1.1\r\nHost: a\r\n${'X: a\r\n'.repeat(5000)}X: a`),
  get('/ HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br;q=nan,,,;q=1,*;q=-1'),
  get(`/ HTTP/1.1\r\nHost: a\r\nIf-None-Match: ${'"a", '.repeat(2000)}"b"`),
  get('/ HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade'),
  get('/ HTTP/1.1\r\nHost: a\r\nExpect: 100-continue'),
  get('/ HTTP/9.9\r\nHost: a'),
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nzz\r\n',
  'POST /services HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nslow',
  'GET / HTTP/1.1\r\nHost: a\r\nX-Slow',
  '\0\x01\x02\r\n\r\n',
];

test('the site server outlives 500 hostile requests and 20 rebuilds, and every page is whole', async () => {
  const whole = new Map(urls.map((url) => [url, new Set<string>()]));
  const remember = (from: string) => {
    for (const url of urls) whole.get(url)?.add(digest(readFileSync(path.join(from, fileOf(url)))));
  };
  cpSync(siteFolder, first, { recursive: true });
  // Made beforehand: their writing would hold up the visitors of this process.
  const builds = Array.from({ length: rebuilds + 1 }, (_, number) => build(number));
  for (const built of builds) remember(built);
  renameSync(builds.shift() ?? '', served);
  server = spawn(process.execPath, ['--import', 'tsx', program, served], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface({ input: server.stdout ?? process.stdin }), 'line');
  const port = Number(line);

  let isOver = false;
  const times: number[] = [];
  const broken: string[] = [];
  const visitor = async (number: number) => {
    for (let count = number; !isOver; count += 1) {
      const url = urls[count % urls.length] ?? '/';
      const answer = await visit(port, url).catch((error: Error) => ({
        digest: error.message,
        milliseconds: 0,
      }));
      times.push(answer.milliseconds);
      if (!whole.get(url)?.has(answer.digest)) broken.push(`${url} ${answer.digest}`);
      await wait(5);
    }
  };
  const visitors = [0, 1, 2, 3].map(visitor);

  const sockets = Array.from({ length: hostileRequests }, async (_, index) => {
    await wait(index * 12);
    const socket = connect(port, '127.0.0.1');
    // A server may close while we are still sending.
    socket.on('error', () => {});
    socket.write(hostile[index % hostile.length] ?? '');
    await wait(500);
    socket.destroy();
  });
  for (const built of builds) {
    swapIn(built);
    await wait(300);
  }
  await Promise.all(sockets);
  const last = digest(readFileSync(path.join(served, 'index.html')));
  await expect.poll(async () => (await visit(port, '/')).digest, { timeout: 5000 }).toBe(last);
  isOver = true;
  await Promise.all(visitors);
  agent.destroy();

  expect(server.exitCode).toBeNull();
  expect(broken).toEqual([]);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1);
  console.log(
    `${times.length} visits meanwhile: median ${at(0.5)} ms, p99 ${at(0.99)} ms, longest ${at(0.9999)} ms`,
  );
}, 60_000);
