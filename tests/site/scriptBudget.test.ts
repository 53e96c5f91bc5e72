import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { scriptLimitBytes } from '../../scripts/check/site/loading.ts';
import { listedPages } from '../../scripts/listedPages.ts';
import { readManifest } from '../../scripts/report/islands.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';

test('the one file imports no other at once: that would be a second request', () => {
  const entry = Object.values(readManifest()).find(({ src }) => src === 'renderer/+client.ts');
  expect(entry).toBeDefined();
  expect(entry?.imports ?? []).toEqual([]);
});

const brotli = (text: string) => brotliCompressSync(text).length;
const read = (url: string) => readFileSync(path.join(siteFolder, url), 'utf8');

test.each(listedPages().map(({ url }) => url))(
  '%s loads one script, and not more than the budgets',
  (url) => {
    const html = read(url === '/' ? 'index.html' : `${url}.html`);
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)].map(
      ([, src = '']) => src,
    );
    expect(inline).toHaveLength(1);
    expect(files).toHaveLength(1);
    const entry = read(files[0] ?? '');
    expect(brotli(inline.join('')) + brotli(entry)).toBeLessThanOrEqual(scriptLimitBytes);
  },
);
