import { once } from 'node:events';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  build,
  filesIn,
  keepOfferedLanguages,
  lastGoodSite,
  makeProjectFolder,
  resetProject,
  startBuild,
} from './projectCopy.ts';

let project: string;

beforeAll(() => {
  project = makeProjectFolder();
  resetProject(project);
  keepOfferedLanguages(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** What a build that checks, bundles, renders has written by then. */
const written = ['', 'client/assets', 'client/index.html'];

test('a build that is killed, at whatever moment, leaves the last good site', async () => {
  for (const file of written) {
    const killed = startBuild(project);
    const ended = once(killed, 'exit');
    const hasWritten = () => existsSync(path.join(project, '.building', String(killed.pid), file));
    while (file && killed.exitCode === null && !hasWritten()) {
      await wait(20);
    }
    await wait(500 * Math.random());
    if (killed.kill('SIGKILL')) {
      await ended;
    }
    const served = filesIn(project, 'dist/client');
    // A fast machine may have swapped the sites before: what is served is then the new one.
    if (served.some((each) => each.startsWith('dist/client/index.html: <!doctype html>'))) {
      break;
    }
    expect(served, `killed once it had written ${file}`).toEqual(lastGoodSite);
  }
});

test('the next build is whole', async () => {
  const { status, stderr } = await build(project);
  expect(status, stderr).toBe(0);
  const files = filesIn(project, 'dist');
  expect(files.some((file) => file.startsWith('dist/client/careers.html: <!doctype html>'))).toBe(true);
  expect(readdirSync(path.join(project, '.building'))).toEqual([]);
});
