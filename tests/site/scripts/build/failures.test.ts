import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  build,
  change,
  filesIn,
  keepOfferedLanguages,
  lastGoodSite,
  makeProjectFolder,
  resetProject,
} from './projectCopy.ts';

let project: string;

beforeAll(() => {
  project = makeProjectFolder();
});

beforeEach(() => {
  resetProject(project);
  keepOfferedLanguages(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** The message says it once, without a stack. */
function expectOneMessage(stderr: string, message: RegExp): void {
  expect(stderr).toMatch(message);
  expect(stderr.match(new RegExp(message.source, 'gm'))).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
}

test('a file of words that is no JSON, and a fact that is wrong: each is said once', async () => {
  change(project, 'locales/fr/blog.json', '"title":', '"title"');
  change(project, 'content/consultants.json', '"experience": 5', '"experience": "5+"');
  const { status, stderr } = await build(project);
  expectOneMessage(stderr, /locales\/fr\/blog\.json:\d+ {2}cannot be read after .*: a colon is missing/);
  expectOneMessage(
    stderr,
    /content\/consultants\.json:\d+ {2}\[0\]\.experience is "5\+", not a number without quotes\. Write whole years without quotes: 5\./,
  );
  expect(status).toBe(1);
  expect(filesIn(project, 'dist')).toEqual(lastGoodSite);
});

test('a component that throws', async () => {
  change(
    project,
    'pages/index/ProofSheet.tsx',
    'export function ProofSheet() {',
    "export function ProofSheet() {\n  if (Date.now() > 0) throw new Error('no sheet today');",
  );
  const { status, stderr } = await build(project);
  expectOneMessage(
    stderr,
    /^\/\S* \(pages\/index\/\+Page\.tsx\) cannot be rendered: no sheet today, at ProofSheet \(pages\/index\/ProofSheet\.tsx:\d+:\d+\)$/m,
  );
  expect(status).toBe(1);
  expect(filesIn(project, 'dist')).toEqual(lastGoodSite);
});
