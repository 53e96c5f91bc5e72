import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { misnamedFiles } from './fileNames.ts';
import { wrongImports } from './importRules.ts';
import { sourceFile } from './sourceFile.ts';

const folders = ['components', 'content', 'locales', 'pages', 'renderer', 'scripts', 'tests'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|m?js)$/.test(file))
    .map((file) => sourceFile(`${folder}/${file.replaceAll('\\', '/')}`)),
);

describe('this project', () => {
  test('has files to look at', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  test('imports in one direction', () => {
    expect(wrongImports(files)).toEqual([]);
  });

  test('names its files after what they hold', () => {
    expect(misnamedFiles(files)).toEqual([]);
  });
});

const importsOf = (path: string, text: string) => wrongImports([sourceFile(path, text)]);

describe('a wrong import', () => {
  test('is named with the place where the file belongs', () => {
    expect(importsOf('components/ui/Card.tsx', "\nimport { Hero } from '../sections/Hero.tsx';")).toEqual([
      'components/ui/Card.tsx:2 imports components/sections/Hero.tsx. ' +
        'If it needs both, components/ui/Card.tsx belongs in components/sections/ (what several pages are composed of) ' +
        'or components/islands/ (interactive parts, with their state, schema and calls) ' +
        'or components/layout/ (the frame of every page) or pages/ (pages and the sections that only they have). ' +
        'If components/ui/ needs it, what it takes from components/sections/Hero.tsx belongs in ' +
        'components/ui/ (buttons, fields, icons, links: no words, no knowledge of the site) ' +
        'or content/ (facts, and functions of facts alone) or locales/ (words and languages).',
    ]);
  });

  test.each([
    ['components/sections/Hero.tsx', "import { Header } from '../layout/Header.tsx'"],
    ['components/layout/Header.tsx', "import { Page } from '../../pages/index/+Page.tsx'"],
    ['content/company.ts', "import { Button } from '../components/ui/Button.tsx'"],
    ['renderer/+client.ts', "import { Page } from '../pages/index/+Page.tsx'"],
    ['renderer/head/a.ts', "export { Hero } from '../../components/sections/Hero.tsx'"],
    ['renderer/hydration/loader.ts', "import.meta.glob<Code>('../../pages/*/+Page.tsx')"],
    ['scripts/build.ts', "const { Hero } = await import('../components/sections/Hero.tsx')"],
    ['scripts/build.ts', "import type { HeroProps } from '../components/sections/Hero.tsx'"],
    ['pages/index/Hero.tsx', "import { createHead } from '../../renderer/head/createHead.ts'"],
  ])('%s: %s', (path, text) => {
    expect(importsOf(path, text)).toHaveLength(1);
  });
});

test.each([
  ['components/sections/Hero.tsx', "import { Island } from '../islands/Island.tsx'"],
  ['components/ui/Link.tsx', "import { urlOf } from '../../locales/languages.ts'"],
  ['pages/index/+metadata.ts', "import type { Metadata } from '../../renderer/head/metadata.ts'"],
  ['pages/services/+metadata.ts', "import { serviceNode } from '../../renderer/head/serviceNode.ts'"],
  ['pages/index/Hero.tsx', "import { z } from 'zod'; import { Tick } from '../../components/ui/Tick.tsx'"],
  ['renderer/hydration/loader.ts', "import.meta.glob('../../components/islands/*/*.island.tsx')"],
])('a right import: %s: %s', (path, text) => {
  expect(importsOf(path, text)).toEqual([]);
});

const nameOf = (path: string, text: string) => misnamedFiles([sourceFile(path, text)]);

test.each([
  ['components/ui/index.ts', '', 'is named "index"'],
  ['scripts/utils.ts', '', 'is named "utils"'],
  ['components/helpers/Card.tsx', 'export function Card() {}', 'stands in a folder named "helpers"'],
  [
    'components/ui/Card.tsx',
    'export function Card() {} export function CardTitle() {}',
    'exports Card and CardTitle',
  ],
  ['components/ui/Card.tsx', 'export function Panel() {}', 'exports Panel. Name it Panel.tsx'],
  ['components/ui/card.tsx', 'export function Card() {}', 'exports Card. Name it Card.tsx'],
  ['scripts/CompressFiles.ts', 'export function compressFiles() {}', 'exports no CompressFiles'],
  ['scripts/compress-files.ts', '', 'is neither camelCase.ts nor PascalCase.tsx'],
])('a wrong name: %s', (path, text, problem) => {
  expect(nameOf(path, text)).toEqual([expect.stringContaining(`${path} ${problem}`)]);
});

test.each([
  ['pages/index/+Page.tsx', 'export function Page() {}'],
  [
    'components/ui/Field.tsx',
    'export interface FieldProps {} export function Field() {} export function describedBy() {}',
  ],
  ['components/islands/chat/Chat.island.tsx', 'export const island = defineIsland({})'],
  ['renderer/hydration/hydrate.tsx', 'export function hydrate() { return <p /> }'],
  ['scripts/serve/forms/Refusal.ts', 'export class Refusal {}'],
  ['locales/i18next.d.ts', 'export type Translate = string'],
  ['tests/unit/renderer/head/createHead.test.ts', ''],
])('a right name: %s', (path, text) => {
  expect(nameOf(path, text)).toEqual([]);
});
