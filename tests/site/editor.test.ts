import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { siteFolder } from '../../scripts/siteFolder.ts';

test('the editor of npm run dev is not in the built site', () => {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:css|html|js|json|txt|xml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  // The editor's element, addresses and storage key (`scripts/dev/browser/siteEditor.ts`).
  const isFromEditor = (file: string) =>
    /site-editor|@editor|editor:chosen/.test(readFileSync(path.join(siteFolder, file), 'utf8'));
  expect(files.filter(isFromEditor)).toEqual([]);
});
