import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCommand, filesIn, lastGoodSite, makeProjectFolder, resetProject } from './projectCopy.ts';

let project: string;

beforeAll(() => {
  project = makeProjectFolder();
});

beforeEach(() => resetProject(project));

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Changes a file of the copy; what is to be replaced must be there. */
function change(file: string, before: string, after: string): void {
  const text = readFileSync(path.join(project, file), 'utf8');
  expect(text).toContain(before);
  writeFileSync(path.join(project, file), text.replace(before, after));
}

function build() {
  const { status, stderr } = spawnSync(process.execPath, buildCommand.arguments, {
    cwd: project,
    encoding: 'utf8',
    env: buildCommand.environment,
  });
  return { status, stderr, served: filesIn(project, 'dist') };
}

/** The message says it once, without a stack. */
function expectOneMessage(stderr: string, message: RegExp): void {
  expect(stderr).toMatch(message);
  expect(stderr.match(new RegExp(message.source, 'gm'))).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
}

test('a file of words that is no JSON, a text that no file has, and a fact that is wrong: each is said once', () => {
  change('locales/en/blog.json', '"title":', '"title"');
  change('pages/index/+Page.tsx', "t('hero.title')", "t('hero.headline')");
  change('content/consultants.json', '"experience": 5', '"experience": "5+"');
  const { status, stderr, served } = build();
  expectOneMessage(stderr, /locales\/en\/blog\.json:\d+ {2}column \d+: a colon is missing/);
  expectOneMessage(
    stderr,
    /pages\/index\/\+Page\.tsx:\d+ {2}asks for "hero\.headline", which locales\/fr\/home\.json does not have/,
  );
  expectOneMessage(
    stderr,
    /content\/consultants\.json:\d+ {2}\[0\]\.experience must be a number without quotes/,
  );
  expect(status).toBe(1);
  expect(served).toEqual(lastGoodSite);
});

test('a component that throws', () => {
  change(
    'pages/index/ProofSheet.tsx',
    'export function ProofSheet() {',
    "export function ProofSheet() {\n  if (Date.now() > 0) throw new Error('no sheet today');",
  );
  const { status, stderr, served } = build();
  expectOneMessage(stderr, /^\/\S* \(pages\/index\/\+Page\.tsx\) cannot be rendered: no sheet today$/m);
  expect(status).toBe(1);
  expect(served).toEqual(lastGoodSite);
});
