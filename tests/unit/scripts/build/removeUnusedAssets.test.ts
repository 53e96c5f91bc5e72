import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeUnusedAssets } from '../../../../scripts/build/removeUnusedAssets.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'eprouva-assets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what a document names stays, and what that names in turn; the rest goes', () => {
  const files = {
    'index.html': '<script src="/assets/entries/client.1a.js"></script>',
    'en/careers.html': '<x-island words="/assets/static/search.2b.json">',
    'robots.txt': 'User-agent: *',
    'assets/entries/client.1a.js': 'import("../chunks/chunk-3c.js")',
    'assets/chunks/chunk-3c.js': 'import "./chunk-4d.js"',
    'assets/chunks/chunk-4d.js': '',
    'assets/static/search.2b.json': '{}',
    'assets/static/about.5e.json': '{}',
    'assets/entries/pages_about.6f.js': 'import("../chunks/chunk-3c.js")',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const gone = ['assets/entries/pages_about.6f.js', 'assets/static/about.5e.json'];
  expect(
    removeUnusedAssets(folder)
      .map((file) => path.relative(folder, file).replaceAll(path.sep, '/'))
      .sort(),
  ).toEqual(gone);
  expect(
    Object.keys(files)
      .filter((file) => !existsSync(path.join(folder, file)))
      .sort(),
  ).toEqual(gone);
});
