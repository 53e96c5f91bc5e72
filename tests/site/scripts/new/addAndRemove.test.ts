import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Change, filesWith, filesWithout, writeFiles } from '../../../../scripts/new/changeProject.ts';
import { allLanguages, build, change, makeProjectFolder, resetProject } from '../build/projectCopy.ts';
import { contradictions } from './contradictions.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** One more of everything. */
const added: Change[] = [
  { kind: 'position', id: 'tester' },
  { kind: 'case-study', id: 'insurer' },
  { kind: 'consultant', id: 'mobile_tester' },
  { kind: 'agency', id: 'rennes' },
  { kind: 'country', id: 'morocco' },
  { kind: 'office', id: 'casablanca', within: 'morocco' },
  { kind: 'article', id: 'second-article' },
  { kind: 'domain', id: 'e-commerce' },
];

/** A fifth language: one entry in the list, one text, and no line of code. */
const draft = `  {
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

const project = makeProjectFolder();
const built = (file: string) => readFileSync(path.join(project, 'dist/client', file), 'utf8');

// One build answers all that is asked here.
beforeAll(async () => {
  resetProject(project);
  for (const each of added) writeFiles(project, filesWith(project, each));
  change(project, 'locales/languages.ts', '] as const;', draft);
  mkdirSync(path.join(project, 'locales/de'));
  const words = { hero: { title: 'Wir testen Ihre Software.' } };
  writeFileSync(path.join(project, 'locales/de/home.json'), JSON.stringify(words));
  const { status, stderr } = await build(project, { DRAFTS: `${allLanguages.DRAFTS},de` });
  expect(status, stderr).toBe(0);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('with one more of everything no page or answer contradicts the facts', async () => {
  expect(await contradictions(project, [])).toEqual([]);
});

test('a draft is built where a build asks for it: what is missing shows in the fallback language, and says so', () => {
  const page = built('de.html');
  expect(page).toMatch(/<html lang="de" dir="ltr">/);
  expect(page).toContain('Wir testen Ihre Software.');
  expect(page).toMatch(/<p [^>]*lang="en" dir="ltr">/);
  expect(page).not.toMatch(/[\u{E000}\u{E001}]/u);
  expect(built('de/careers.html')).toContain('lang="en"');
});

test('nothing leads to a draft', () => {
  expect(built('de.html')).toContain('<meta name="robots" content="noindex">');
  const page = built('index.html');
  expect(page).not.toContain('hreflang="de"');
  expect(page).not.toContain('de_DE');
  expect(page).not.toContain('href="/de"');
});

test('what was added and is removed again leaves the project as it was', () => {
  for (const each of [...added].reverse()) writeFiles(project, filesWithout(project, each));
  const files = [
    'content/offices.json',
    'locales/fr/domains.json',
    'locales/en/careers.json',
    'locales/fr/common.json',
  ];
  for (const file of files) expect(read(path.join(project, file)), file).toEqual(read(file));
});
