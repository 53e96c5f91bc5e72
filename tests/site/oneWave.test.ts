import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readIslands, readManifest } from '../../scripts/report/islands.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';

const { file = '' } = Object.values(readManifest()).find(({ src }) => src === 'renderer/+client.ts') ?? {};
const entry = readFileSync(path.join(siteFolder, file), 'utf8');
/** `renderer/plugins/plainImports.ts` does not name what is shorter. */
const worthNaming = (chunk: string) => statSync(path.join(siteFolder, chunk)).size >= 1000;

test.each(readIslands())(
  'the files of $name are asked for in one wave: the entry names them all',
  ({ chunks }) => {
    expect(chunks.size).toBeGreaterThan(2);
    expect([...chunks].filter(worthNaming).filter((chunk) => !entry.includes(path.basename(chunk)))).toEqual(
      [],
    );
  },
);
