import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { type Change, filesWith, filesWithout, writeFiles } from '../../../../scripts/new/changeProject.ts';
import { buildCommand, makeProjectFolder, resetProject } from '../build/projectCopy.ts';
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

const project = makeProjectFolder();

afterAll(() => rmSync(project, { recursive: true, force: true }));

test('with one more of everything the site builds, and no page or answer contradicts the facts', async () => {
  resetProject(project);
  for (const change of added) writeFiles(project, filesWith(project, change));
  const build = spawn(process.execPath, buildCommand.arguments, {
    cwd: project,
    env: buildCommand.environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[status], said] = await Promise.all([once(build, 'close'), text(build.stderr)]);
  expect(status, said).toBe(0);
  expect(await contradictions(project, [])).toEqual([]);
});

test('what was added and is removed again leaves the project as it was', () => {
  for (const change of [...added].reverse()) writeFiles(project, filesWithout(project, change));
  const files = [
    'content/offices.json',
    'locales/fr/domains.json',
    'locales/en/careers.json',
    'locales/fr/common.json',
  ];
  for (const file of files) expect(read(path.join(project, file)), file).toEqual(read(file));
});
