import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from 'playwright/test';
import { languages, urlOf } from '../../../../../content/languages.ts';
import { kindsOfPages } from '../../../kindsOfPages.ts';
import { minShift, recordShifts } from '../../../recordShifts.ts';
import { test } from '../../../test.ts';

/** The size of a piece and the pause after it. With these, a document takes more than a second and is painted several times. */
const piece = { minBytes: 300, maxBytes: 500, pauseMs: 10 };
/** The delay of the display font. The font then comes after the first paint, and must move nothing. */
const fontDelayMs = 1000;
/** The narrowest window that fetches the display font, in CSS pixels (docs/decisions/004-one-web-font.md). */
const wide = 1024;
const widths = [320, 360, 390, 768, 1024, 1280, 1440];
const codes = languages.map(({ code }) => code);

// Each kind of page is tested at one of these widths and in one of the languages.
for (const [window, width] of widths.entries()) {
  test(`a document that comes in pieces, and its font late, move nothing at ${width} px`, async ({
    context,
    baseURL,
  }) => {
    const server = inPieces(baseURL ?? '');
    const { port } = server.address() as AddressInfo;
    await context.addInitScript(recordShifts);
    const urls = kindsOfPages().flatMap((url, index) =>
      codes
        .filter((_, language) => index % widths.length === window && index % codes.length === language)
        .map((code) => urlOf(code, url)),
    );
    const found: Record<string, number[]> = {};
    await Promise.all(
      urls.map(async (url) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 800 });
        found[url] = await shiftsOf(page, `http://localhost:${port}${url}`);
        await page.close();
      }),
    );
    server.close();
    server.closeAllConnections();
    expect(Object.entries(found).filter(([, shifts]) => shifts.some((each) => each >= minShift))).toEqual([]);
  });
}

/** @returns a server that passes on what another one serves, each document piece by piece */
function inPieces(origin: string) {
  return createServer(async (request, response) => {
    const { 'accept-language': language = '' } = request.headers;
    const headers = { 'accept-encoding': 'identity', 'accept-language': language };
    const fetched = await fetch(origin + request.url, { headers });
    const type = fetched.headers.get('content-type') ?? '';
    response.writeHead(fetched.status, { 'content-type': type });
    const body = Buffer.from(await fetched.arrayBuffer());
    if (type.includes('font')) {
      await setTimeout(fontDelayMs);
    }
    if (!type.includes('html')) {
      return response.end(body);
    }
    for (let start = 0, end = 0; start < body.length; start = end) {
      end = endOfPiece(body, start);
      response.write(body.subarray(start, end));
      await setTimeout(piece.pauseMs);
    }
    response.end();
  }).listen();
}

/** @returns where a piece ends: before a tag, or else before a word, because half a word at a line's end would move down as it grows */
function endOfPiece(body: Buffer, start: number): number {
  const ends = ['<', ' '].map((each) => body.lastIndexOf(each, start + piece.maxBytes));
  return ends.find((end) => end >= start + piece.minBytes) ?? start + piece.maxBytes;
}

/** Waits for the display font if the window is wide and the page has one. @returns the scores of the document's shifts */
async function shiftsOf(page: Page, url: string): Promise<number[]> {
  const fonts: string[] = [];
  page.on('response', (response) => response.url().endsWith('.woff2') && fonts.push(response.url()));
  await page.goto(url);
  const isWide = (page.viewportSize()?.width ?? 0) >= wide;
  await expect.poll(() => fonts).toHaveLength(isWide ? await page.locator('link[as=font]').count() : 0);
  await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)));
  return page.evaluate(() => Reflect.get(window, 'shifts') as number[]);
}
