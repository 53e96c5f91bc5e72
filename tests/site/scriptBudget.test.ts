import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { consentBytes } from '../../scripts/check/site/pageRules.ts';
import { readIslands, readManifest } from '../../scripts/report/islands.ts';
import { documentOf, siteFolder } from '../../scripts/siteFolder.ts';
import { documents } from './builtSite.ts';

/** All script that a page runs before an interaction, in bytes of brotli: the inline one and the one file. */
const scriptLimitBytes = 2500;

const entry = Object.values(readManifest()).find(({ src }) => src === 'renderer/+client.ts');
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');
const entryCode = read(entry?.file ?? '');
const brotli = (text: string) => brotliCompressSync(text).length;

test('the one file imports no other at once: that would be a second request', () => {
  expect(entry).toBeDefined();
  expect(entry?.imports ?? []).toEqual([]);
});

test('each page loads one script, and not more than the budgets', () => {
  const heavy = documents.filter(({ html }) => {
    const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)];
    const isOne = inline.length === 1 && files.length === 1 && files[0]?.[1] === `/${entry?.file}`;
    return !isOne || brotli(inline.join('')) + brotli(entryCode) > scriptLimitBytes;
  });
  expect(heavy.map(({ url }) => url)).toEqual([]);
});

test('half of the documents take no more than 15,400 bytes of brotli', () => {
  const bytes = documents.map(({ url }) => statSync(path.join(siteFolder, `${documentOf(url)}.br`)).size);
  const median = bytes.sort((one, other) => one - other)[Math.floor(bytes.length / 2)];
  expect(median).toBeLessThanOrEqual(15_400 + consentBytes);
});

/** `renderer/plugins/plainImports.ts` does not name what is shorter. */
const worthNaming = (chunk: string) => statSync(path.join(siteFolder, chunk)).size >= 1000;

test.each(readIslands())(
  'the files of $name are asked for in one wave: the entry names them all',
  ({ chunks }) => {
    expect(chunks.size).toBeGreaterThan(2);
    const unnamed = [...chunks]
      .filter(worthNaming)
      .filter((each) => !entryCode.includes(path.basename(each)));
    expect(unnamed).toEqual([]);
  },
);
