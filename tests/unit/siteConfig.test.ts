import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { readAddresses } from '../../scripts/addresses.ts';
import { site } from '../../site.config.ts';

test('the engine names no page of this site: site.config.ts does', async () => {
  const { all } = await readAddresses('.');
  const routes = new Set([...all, ...site.developmentOnly].filter((route) => route !== '/'));
  const engine = [
    'renderer/**/*.{ts,tsx}',
    'scripts/build/**/*.ts',
    'scripts/*.ts',
    'components/islands/*.{ts,tsx}',
    'vite.config.ts',
  ];
  const named = globSync(engine).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/['"`](\/[\w/-]+)/g)].flatMap(([, path = '']) =>
      routes.has(path.replace(/\/$/, '')) ? `${file}: ${path}` : [],
    ),
  );
  expect(named).toEqual([]);
});
