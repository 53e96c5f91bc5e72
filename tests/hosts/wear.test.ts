import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { rulesFile } from '../../scripts/build/hosts/siteRules.ts';
import { createSiteServer } from '../../scripts/serve/createSiteServer.ts';
import { listen } from '../../scripts/serve/listen.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { askRaw } from './askRaw.ts';

const hostileRequests = 500;
const rebuilds = 20;
const pages = {
  '/': 'index.html',
  '/services': 'services.html',
  '/en/services/cloud': 'en/services/cloud.html',
};

const folder = mkdtempSync(path.join(tmpdir(), 'wear-'));
const served = path.join(folder, 'client');
const server = createSiteServer({ folder: served });
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a build whose pages all end in the same mark, and are as long as no other's. */
function build(number: number): string {
  const to = path.join(folder, `building-${number}`);
  for (const file of Object.values(pages)) {
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    const html = readFileSync(path.join(siteFolder, file), 'utf8');
    writeFileSync(path.join(to, file), `${html}<!--${'b'.repeat(number)}-->`);
  }
  for (const file of [rulesFile, '404.html']) copyFileSync(path.join(siteFolder, file), path.join(to, file));
  return to;
}

const get = (rest: string) => `GET ${rest}\r\n\r\n`;
/** Bytes that no browser sends; some never end. */
const hostile = [
  ...['5-1', '-', '99999999-', `${'0-0,'.repeat(3000)}1-1`, '0-18446744073709551616', 'a-b'].map((range) =>
    get(`/services HTTP/1.1\r\nHost: a\r\nRange: bytes=${range}`),
  ),
  ...['POST', 'PUT', 'TRACE', 'CONNECT', 'PROPFIND', 'BREW'].map(
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
  get('/ HTTP/1.1\r\nHost: a b'),
  get('/ HTTP/9.9\r\nHost: a'),
  'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nzz\r\n',
  'POST /services HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nslow',
  'GET / HTTP/1.1\r\nHost: a\r\nX-Slow',
  '\0\x01\x02\r\n\r\n',
];

test('the site server outlives 500 hostile requests and 20 rebuilds, and every page is whole', async () => {
  const builds = Array.from({ length: rebuilds + 1 }, (_, number) => build(number));
  renameSync(builds[0] ?? '', served);
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;

  let isOver = false;
  let visits = 0;
  const broken: string[] = [];
  const visit = async (url: string) => {
    const { status, body } = await askRaw(port, `GET ${url}`, { 'accept-encoding': 'identity' });
    const [, mark] = /^<!doctype html>.*<\/html><!--(b*)-->$/s.exec(body) ?? [];
    visits += 1;
    if (status !== 200 || mark === undefined) broken.push(`${url} ${status} ${body.slice(-50)}`);
    return mark?.length;
  };
  const visitors = Object.keys(pages).map(async (url) => {
    while (!isOver) {
      await visit(url);
      await wait(5);
    }
  });
  const sockets = Array.from({ length: hostileRequests }, async (_, index) => {
    await wait(index * 12);
    const socket = connect(port, '127.0.0.1');
    // A server may close while we are still sending.
    socket.on('error', () => {});
    socket.write(hostile[index % hostile.length] ?? '');
    await wait(500);
    socket.destroy();
  });
  for (const [number, built] of builds.entries()) {
    if (number === 0) continue;
    renameSync(served, `${built}.previous`);
    renameSync(built, served);
    await wait(300);
    expect(await visit('/')).toBe(number);
  }
  await Promise.all(sockets);
  isOver = true;
  await Promise.all(visitors);
  expect(broken).toEqual([]);
  console.log(`${visits} visits meanwhile`);
}, 60_000);
