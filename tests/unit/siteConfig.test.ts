import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { aliases } from '../../content/aliases.ts';
import { company } from '../../content/company.ts';
import { languages } from '../../content/languages.ts';
import { site } from '../../site.config.ts';

/** Files of the engine that name something of this site all the same, and why they may. */
const exceptions: Readonly<Record<string, string>> = {
  'scripts/check/translations.ts': 'Messages to editors are in English.',
  'scripts/dev/browser/*':
    'The editor of texts is a tool in English with colours of its own, which no visitor sees.',
  'scripts/report/*': 'A report measures what stands on single pages of this site.',
};

const engine = globSync(
  [
    'renderer/**/*.{ts,tsx,css}',
    'scripts/**/*.{ts,mjs,js,css}',
    'components/islands/*.{ts,tsx}',
    'vite.config.ts',
  ],
  { ignore: Object.keys(exceptions) },
);

/** Code without its comments, which may give examples. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
}

function namedBy(pattern: RegExp, isOfThisSite: (name: string) => boolean): string[] {
  return engine.flatMap((file) =>
    [...codeOf(file).matchAll(pattern)].flatMap(([, name = '']) =>
      isOfThisSite(name) ? `${file}: ${name}` : [],
    ),
  );
}

test('the engine names no page and no service of this site', () => {
  const addresses = new Set([
    ...globSync('pages/!(index)/**/+Page.tsx').map((file) => path.dirname(file).slice('pages'.length)),
    ...aliases.map(({ from }) => from),
    ...site.developmentOnly,
    ...Object.values(site.localServices),
    site.icon,
  ]);
  expect(namedBy(/['"`](\/[\w./-]+)/g, (name) => addresses.has(name.replace(/\/$/, '')))).toEqual([]);
});

test('the engine names no language', () => {
  const codes = new Set<string>(languages.map(({ code }) => code));
  expect(namedBy(/(?<=['"`(/])([a-z]{2})(?=['"`)/])/g, (name) => codes.has(name))).toEqual([]);
});

test('the engine names neither the company nor a font or a colour', () => {
  const names = [company.name, company.slug, site.font.family, ...Object.keys(site.pictureFonts)];
  expect(namedBy(new RegExp(`(${names.join('|')})`, 'gi'), () => true)).toEqual([]);
  expect(namedBy(/(#[\da-f]{3,8})\b/gi, () => true)).toEqual([]);
});

test('the engine names no island', () => {
  const names = new Set(
    globSync('components/islands/*', { onlyDirectories: true }).map((folder) => folder.split('/').at(-2)),
  );
  expect(
    namedBy(/(?:islands\/|data-name="?|wakeIsland\('|island: ')(\w+)/g, (name) => names.has(name)),
  ).toEqual([]);
});
