import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand, makeProjectFolder, resetProject } from './projectCopy.ts';

/** A fifth language: one entry in the list, one text, and no line of code. */
const entry = `  {
    code: 'de',
    name: 'Deutsch',
    flag: 'fr',
    direction: 'ltr',
    hreflang: 'de',
    ogLocale: 'de_DE',
    offered: false,
    draft: true,
  },
] as const;`;

let project: string;
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');

beforeAll(() => {
  project = makeProjectFolder();
  resetProject(project);
  const list = 'locales/languages.ts';
  writeFileSync(path.join(project, list), read(list).replace('] as const;', entry));
  mkdirSync(path.join(project, 'locales/de'));
  const words = { hero: { title: 'Wir testen Ihre Software.' } };
  writeFileSync(path.join(project, 'locales/de/home.json'), JSON.stringify(words));

  const { status, stderr } = spawnSync(process.execPath, buildCommand.arguments, {
    cwd: project,
    encoding: 'utf8',
    env: { ...buildCommand.environment, DRAFTS: 'de' },
  });
  expect(status, stderr).toBe(0);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('a draft is built where a build asks for it: what is missing shows in the fallback language, and says so', () => {
  const page = read('dist/client/de.html');
  expect(page).toMatch(/<html lang="de" dir="ltr">/);
  expect(page).toContain('Wir testen Ihre Software.');
  expect(page).toMatch(/<p [^>]*lang="en" dir="ltr">/);
  expect(page).not.toMatch(/[\u{E000}\u{E001}]/u);
  expect(read('dist/client/de/careers.html')).toContain('lang="en"');
});

test('nothing leads to it', () => {
  expect(read('dist/client/de.html')).toContain('<meta name="robots" content="noindex">');
  const page = read('dist/client/index.html');
  expect(page).not.toContain('hreflang="de"');
  expect(page).not.toContain('de_DE');
  expect(page).not.toContain('href="/de"');
});
