import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import {
  build,
  change,
  filesIn,
  keepOfferedLanguages,
  lastGoodSite,
  makeProjectFolder,
  resetProject,
  startBuild,
} from './projectCopy.ts';

const project = makeProjectFolder();

beforeEach(() => {
  resetProject(project);
  keepOfferedLanguages(project);
});

function expectOneMessage(stderr: string, message: RegExp): void {
  expect(stderr).toMatch(message);
  expect(stderr.match(new RegExp(message.source, 'gm'))).toHaveLength(1);
  expect(stderr).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
}

test('a translation file that is no JSON and a wrong value in the content are each reported once', async () => {
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

test('a component that throws is named with its page and its line', async () => {
  change(
    project,
    'pages/index/+Page.tsx',
    'function TestReportSheet() {',
    "function TestReportSheet() {\n  if (Date.now() > 0) throw new Error('no sheet today');",
  );
  const { status, stderr } = await build(project);
  expectOneMessage(
    stderr,
    /^\/\S* \(pages\/index\/\+Page\.tsx\) cannot be rendered: no sheet today, at TestReportSheet \(pages\/index\/\+Page\.tsx:\d+:\d+\)$/m,
  );
  expect(status).toBe(1);
  expect(filesIn(project, 'dist')).toEqual(lastGoodSite);
});

/** Files that show how far a build has come: nothing yet, bundled, rendered. */
const written = ['', 'client/assets', 'client/index.html'];

test('a build that is killed, at whatever moment, leaves the last good site, and the next build succeeds', async () => {
  for (const file of written) {
    const killed = startBuild(project);
    const ended = once(killed, 'exit');
    const hasWritten = () => existsSync(path.join(project, '.building', String(killed.pid), file));
    while (file && killed.exitCode === null && !hasWritten()) {
      await wait(20);
    }
    // Another moment in each run.
    await wait(500 * Math.random());
    if (killed.kill('SIGKILL')) {
      await ended;
    }
    const served = filesIn(project, 'dist/client');
    // On a fast machine, the build may have replaced the old site before it was killed.
    if (served.some((each) => each.startsWith('dist/client/index.html: <!doctype html>'))) {
      break;
    }
    expect(served, `killed once it had written ${file}`).toEqual(lastGoodSite);
  }

  const { status, stderr } = await build(project);
  expect(status, stderr).toBe(0);
  const files = filesIn(project, 'dist');
  expect(files.some((file) => file.startsWith('dist/client/careers.html: <!doctype html>'))).toBe(true);
  expect(readdirSync(path.join(project, '.building'))).toEqual([]);
});
