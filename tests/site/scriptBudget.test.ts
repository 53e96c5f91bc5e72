import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { builtPages } from '../builtPages.ts';

/** All script that a page runs before an interaction, in bytes of brotli: the inline one and the one file. */
const scriptBudget = 2500;

/** The document, with its style and its script, and the one file: what a first visit loads before it can be used, but for the font. */
const firstLoadBudget = 16_500;

const brotli = (text: string) => brotliCompressSync(text).length;
const read = (url: string) => readFileSync(path.join(siteFolder, url), 'utf8');

test.each(builtPages())('%s loads one script, and not more than the budgets', (url) => {
  const html = read(url === '/' ? 'index.html' : `${url}.html`);
  const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);
  const files = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.js)"/g)].map(
    ([, src = '']) => src,
  );
  expect(inline).toHaveLength(1);
  expect(files).toHaveLength(1);
  const entry = read(files[0] ?? '');
  // A static import would be a second request, and what it brings would count.
  expect(entry).not.toMatch(/\bimport\s*(?:["'`]|[\w{*][^(]*?from)/);
  expect(brotli(inline.join('')) + brotli(entry)).toBeLessThanOrEqual(scriptBudget);
  expect(brotli(html) + brotli(entry)).toBeLessThanOrEqual(firstLoadBudget);
});
