import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { numbersIn } from '../../scripts/dev/browser/markedTexts.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';

test('nothing of what npm run dev adds to a page is in the built site: neither the editor nor marks', () => {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:css|html|js|json|txt|xml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const isFromEditor = (file: string) => {
    const text = readFileSync(path.join(siteFolder, file), 'utf8');
    return /site-editor|@editor|editor:chosen/.test(text) || numbersIn(text).length > 0;
  };
  expect(files.filter(isFromEditor)).toEqual([]);
});
