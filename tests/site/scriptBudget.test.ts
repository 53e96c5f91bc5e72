import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { readIslands, readManifest } from '../builtIslands.ts';
import { documents } from './builtSite.ts';

/** The limit for all script that a page runs before an interaction (the inline script and the entry's file), in bytes of brotli. */
const scriptLimitBytes = 2750;

const entry = Object.values(readManifest()).find(({ src }) => src === 'renderer/+client.ts');
const read = (file: string) => readFileSync(path.join(siteFolder, file), 'utf8');
const entryCode = read(entry?.file ?? '');
const brotli = (text: string) => brotliCompressSync(text).length;

test('the script of each page imports no other file at once: that would be a second request', () => {
  expect(entry).toBeDefined();
  expect(entry?.imports ?? []).toEqual([]);
});

test('each page loads one script, and not more than the budgets', () => {
  const heavy = documents.filter(({ html }) => {
    // The attribute keeps Cloudflare's Rocket Loader from delaying the script.
    const inline = [...html.matchAll(/<script data-cfasync="false">(.*?)<\/script>/gs)].map(
      ([, text = '']) => text,
    );
    const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)];
    const isOne = inline.length === 1 && files.length === 1 && files[0]?.[1] === `/${entry?.file}`;
    return !isOne || brotli(inline.join('')) + brotli(entryCode) > scriptLimitBytes;
  });
  expect(heavy.map(({ url }) => url)).toEqual([]);
});

/** The limit for code that pages run without an island, in uncompressed bytes; with React it would be above 80,000. */
const plainLimitBytes = 12_000;

test.each(['firstInput', 'scripts'])('%s.ts, which pages run without an island, brings no React', (name) => {
  const manifest = readManifest();
  const filesOf = (source: string): string[] => {
    const { file = '', imports = [] } = manifest[source] ?? {};
    return [file, ...imports.flatMap(filesOf)];
  };
  const code = filesOf(`renderer/document/hydration/${name}.ts`).map(read).join('');
  expect(code.length).toBeGreaterThan(1000);
  expect(code.length).toBeLessThan(plainLimitBytes);
});

test('no chunk brings a style sheet: `renderer/document/plugins/plainImports.ts` would not load it. Link it by "?url"', () => {
  const styled = Object.values(readManifest()).filter(({ css }) => css);
  expect(styled).toEqual([]);
});

test('each island of a page is listed in `components/islands/entries.ts`', () => {
  const shown = documents.flatMap(({ html }) => [...html.matchAll(/<x-island data-name="([^"]+)"/g)]);
  const names = new Set(shown.map(([, name]) => name));
  expect([...names].sort()).toEqual(
    readIslands()
      .map(({ name }) => name)
      .sort(),
  );
});

test.each(readIslands())(
  'the files of $name are requested all at once, because the entry names them',
  ({ chunks }) => {
    expect(chunks.size).toBeGreaterThan(2);
    expect([...chunks].filter((each) => !entryCode.includes(path.basename(each)))).toEqual([]);
  },
);
