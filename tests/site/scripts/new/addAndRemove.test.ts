import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Change, filesWith, filesWithout, writeFiles } from '../../../../scripts/new/changeProject.ts';
import { buildCommand, makeProjectFolder, resetProject } from '../build/projectCopy.ts';
import { contradictions } from './contradictions.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const idsIn = (entries: readonly { key: string }[]) => entries.map(({ key }) => key);
const offices = read('content/offices.json');
const firstArticle = 'automatiser-les-tests-par-ou-commencer';

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

/** All that may go, and a domain and an article. */
const removed: Change[] = [
  ...idsIn(read('content/positions.json')).map((id) => ({ kind: 'position', id })),
  ...idsIn(read('content/caseStudies.json')).map((id) => ({ kind: 'case-study', id })),
  ...idsIn(read('content/consultants.json')).map((id) => ({ kind: 'consultant', id })),
  ...idsIn(offices.agencies).map((id) => ({ kind: 'agency', id })),
  ...idsIn(offices.foreign)
    .filter((id) => id !== 'tunisia')
    .map((id) => ({ kind: 'country', id })),
  { kind: 'article', id: firstArticle },
  { kind: 'domain', id: 'cloud' },
];

const projects = { more: makeProjectFolder(), fewer: makeProjectFolder() };
const outcomes: Partial<Record<keyof typeof projects, { status: number; said: string }>> = {};

async function build(name: keyof typeof projects) {
  const child = spawn(process.execPath, buildCommand.arguments, {
    cwd: projects[name],
    env: buildCommand.environment,
  });
  const [[status], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  outcomes[name] = { status, said };
}

beforeAll(async () => {
  for (const project of Object.values(projects)) resetProject(project);
  for (const change of added) writeFiles(projects.more, filesWith(projects.more, change));
  writeFiles(projects.fewer, filesWith(projects.fewer, { kind: 'article', id: 'second-article' }));
  for (const change of removed) writeFiles(projects.fewer, filesWithout(projects.fewer, change));
  await Promise.all([build('more'), build('fewer')]);
});

afterAll(() => {
  for (const project of Object.values(projects)) rmSync(project, { recursive: true, force: true });
});

test('with one more of everything the site builds, and no page or answer contradicts the facts', async () => {
  expect(outcomes.more).toEqual({ status: 0, said: expect.any(String) });
  expect(await contradictions(projects.more, [])).toEqual([]);
});

test('with all gone that may go the site builds, and no page or answer contradicts the facts', async () => {
  expect(outcomes.fewer).toEqual({ status: 0, said: expect.any(String) });
  const gone = [
    ...offices.agencies.map(({ address }: { address: { city: string } }) => address.city),
    ...[
      '/services/cloud"',
      '/offre/cloud"',
      `/blog/${firstArticle}`,
      'testeur-fonctionnel',
      'type=sap_tester',
    ],
  ];
  expect(await contradictions(projects.fewer, gone)).toEqual([]);
});

test('what was added and is removed again leaves the project as it was', () => {
  for (const change of [...added].reverse()) writeFiles(projects.more, filesWithout(projects.more, change));
  const files = [
    'content/offices.json',
    'locales/fr/domains.json',
    'locales/en/careers.json',
    'locales/fr/common.json',
  ];
  for (const file of files) expect(read(path.join(projects.more, file)), file).toEqual(read(file));
});
