import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';

// Each starts Biome, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** An empty project with the rules of this one. */
const project = mkdtempSync(path.join(realpathSync(tmpdir()), 'rooms-'));
afterAll(() => rmSync(project, { recursive: true }));
for (const rules of ['biome.json', '.gitignore', 'scripts/lint'])
  cpSync(rules, path.join(project, rules), { recursive: true });

/**
 * @param files paths and texts of files that would be added
 * @returns what Biome says of their names and imports
 */
function refusals(files: Record<string, string>): { file: string; line: number }[] {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const options = ['lint', '--reporter=github', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, [biome, ...options, ...Object.keys(files)], {
    cwd: project,
    encoding: 'utf8',
  });
  if (/configuration|plugins/.test(stderr)) throw new Error(stderr);
  return [...stdout.matchAll(/^::\w+ title=([\w/]+),file=(.+?),line=(\d+),/gm)]
    .map(([, rule = '', file = '', line]) => ({
      rule,
      file: path.relative(project, file),
      line: Number(line),
    }))
    .filter(({ rule }) => /plugin|noRestricted|useFilenamingConvention/.test(rule));
}

describe('the table of docs/where-does-my-code-live.md', () => {
  const page = readFileSync('docs/where-does-my-code-live.md', 'utf8');
  const rooms = [...page.matchAll(/^\| `([\w/]+\/)` \|.*\| (.+) \|$/gm)].map(([, room = '', uses = '']) => ({
    room,
    uses: uses === 'everything' ? [''] : [...uses.matchAll(/`([^`]+)`/g)].map(([, use = '']) => use),
  }));

  /** `components/islands/*` are the files of that folder, `content/` is all that is below it. */
  const isOf = (file: string, use: string) =>
    use.endsWith('*') ? `${path.posix.dirname(file)}/*` === use : file.startsWith(use);

  test('has each room that holds code', () => {
    const { include }: { include: string[] } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
    const folders = include.flatMap((folder) => {
      if (folder.includes('*')) return [];
      return folder === 'components' ? readdirSync(folder).map((each) => `${folder}/${each}`) : [folder];
    });
    expect(rooms.map(({ room }) => room).sort()).toEqual(folders.map((folder) => `${folder}/`).sort());
  });

  test('allows and refuses the imports that Biome does', () => {
    const imported = [
      ...rooms.map(({ room }) => `${room}a.ts`),
      'components/islands/chat/a.ts',
      'renderer/head/a.ts',
    ];
    const files = Object.fromEntries(
      rooms.map(({ room }) => [
        `${room}some/importer.ts`,
        imported.map((file) => `import '${path.posix.relative(`${room}some`, file)}';`).join('\n'),
      ]),
    );
    expect(
      refusals(files)
        .map(({ file, line }) => `${file} imports ${imported[line - 1]}`)
        .sort(),
    ).toEqual(
      rooms
        .flatMap(({ room, uses }) =>
          imported
            .filter((file) => ![room, ...uses].some((use) => isOf(file, use)))
            .map((file) => `${room}some/importer.ts imports ${file}`),
        )
        .sort(),
    );
  });

  test('names what exists', () => {
    const named = [...page.matchAll(/`(\w[^`\s]*\/[^`\s]*)`/g)].map(([, name = '']) => name);
    const certain = named.map((name) => name.replace(/[^/]*[<*].*$/, ''));
    expect(certain.filter((name) => !existsSync(name))).toEqual([]);
  });
});

test('Biome sees every way of importing', () => {
  const lines = [
    "import { Hero } from '../../components/sections/Hero.tsx';",
    "import type { HeroProps } from '../../components/sections/Hero.tsx';",
    "import { type HeroProps } from '../../components/sections/Hero.tsx';",
    "import { Chat } from '../../components/islands/chat/Chat.island.tsx';",
    "import text from '../../pages/index/a.css?raw';",
    "export { Hero } from '../../components/sections/Hero.tsx';",
    "export type * from '../../components/sections/Hero.tsx';",
    "const { Hero } = await import('../../components/sections/Hero.tsx');",
    "const pages = import.meta.glob<Code>('../../pages/*/+Page.tsx', { eager: true });",
    "const chat = import.meta.glob(['../../components/islands/chat/*.ts']);",
  ];
  const right = [
    "import { Layout } from '../../components/layout/Layout.tsx';",
    "const early = import.meta.glob('../../components/islands/*/*.early.ts');",
    "const islands = import.meta.glob('./*/*.island.tsx', { base: '../../components/islands/' });",
  ];
  const found = refusals({
    'renderer/head/importer.ts': [...lines, ...right].join('\n'),
    'components/ui/importer.ts': "import { Hero } from '../sections/Hero.tsx';",
    'pages/blog/@slug/deep/importer.ts': "import { hold } from '../../../../renderer/hydration/hold.ts';",
  });
  expect(found.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(
    [
      ...lines.map((_, index) => `renderer/head/importer.ts:${index + 1}`),
      'components/ui/importer.ts:1',
      'pages/blog/@slug/deep/importer.ts:1',
    ].sort(),
  );
});

test('Biome sees a wrong name', () => {
  const wrong = {
    'components/ui/index.ts': '',
    'scripts/utils.ts': 'export const utils = 1;',
    'components/helpers/Card.tsx': 'export function Card() {}',
    'components/ui/Card.tsx': 'export function Card() {}\nexport function CardTitle({ a }: A) {}',
    'components/ui/Tile.tsx': 'export function Tile() {}\nexport const TileTitle = () => null;',
    'components/ui/Frame.tsx': 'export function Panel() {}',
    'components/ui/panel.tsx': 'export function Panel() {}',
    'components/islands/chat/chat.island.tsx': 'export const island = {};',
    'scripts/CompressFiles.ts': 'export function compressFiles() {}',
    'scripts/compress-files.ts': '',
  };
  const right = {
    'pages/index/+Page.tsx': 'export function Page() {}',
    'pages/blog/@slug/+metadata.ts': 'export function metadata() {}',
    'components/ui/Field.tsx':
      'export interface FieldProps {}\nexport function Field() {}\nexport const id = 1;',
    'components/islands/chat/Chat.island.tsx': 'export const island = {};',
    'components/islands/tabs/tabs.script.ts': 'export function run() {}',
    'components/islands/cookieConsent/cookieConsent.early.ts': '',
    'renderer/hydration/hydrate.tsx': 'export function hydrate() {}',
    'scripts/serve/forms/Refusal.ts': 'export class Refusal {}',
    'scripts/bootstrap.mjs': '',
    'locales/i18next.d.ts': 'export type Translate = string;',
    'tests/unit/components/islands/island.test.tsx': '',
    'tests/e2e/pages/everyPage.spec.ts': '',
  };
  const found = new Set(refusals({ ...wrong, ...right }).map(({ file }) => file));
  expect([...found].sort()).toEqual(Object.keys(wrong).sort());
});

test('Biome sees a label that is not made of the part for labels', () => {
  const found = refusals({
    'pages/index/Chart.tsx': 'export function Chart() {\n  return <text x="1">6</text>;\n}',
    'components/sections/DrawingLabel.tsx':
      'export function DrawingLabel() {\n  return <text x="1">6</text>;\n}',
  });
  expect(found.map(({ file, line }) => `${file}:${line}`)).toEqual(['pages/index/Chart.tsx:2']);
});
