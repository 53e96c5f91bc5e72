import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand, filesIn, lastGoodSite, makeProjectFolder, resetProject } from './projectCopy.ts';

let project: string;

beforeAll(() => {
  project = makeProjectFolder();
  resetProject(project);
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function startBuild() {
  return spawn(process.execPath, buildCommand.arguments, {
    cwd: project,
    env: buildCommand.environment,
    stdio: 'ignore',
  });
}

/** What is served, or what the next command puts back where the process died between its two renames. */
function servedFiles(): string[] {
  const previous = path.join(project, 'dist/client.previous');
  if (!existsSync(path.join(project, 'dist/client'))) renameSync(previous, path.join(project, 'dist/client'));
  return filesIn(project, 'dist/client');
}

test('a build that is killed, at whatever moment, leaves the last good site; the next one is whole', async () => {
  // Somewhere in a second of its own each, so that checking, bundling, rendering and compressing are all hit.
  for (const second of [0, 1, 2, 3, 4, 5]) {
    const build = startBuild();
    await wait(1000 * (second + Math.random()));
    const ended = once(build, 'exit');
    if (build.kill('SIGKILL')) await ended;
    const served = servedFiles();
    // A fast machine may have swapped the sites before: what is served is then the new one.
    if (served.some((file) => file.startsWith('dist/client/index.html: <!doctype html>'))) break;
    expect(served).toEqual(lastGoodSite);
  }

  const [code] = await once(startBuild(), 'exit');
  expect(code).toBe(0);
  const files = filesIn(project, 'dist');
  expect(files.some((file) => file.startsWith('dist/client/en/careers.html: <!doctype html>'))).toBe(true);
  expect(files.filter((file) => file.startsWith('dist/building-'))).toEqual([]);
});

test('a build that is killed between its two renames is made good by the next command', async () => {
  resetProject(project);
  renameSync(path.join(project, 'dist/client'), path.join(project, 'dist/client.previous'));
  const build = startBuild();
  while (!existsSync(path.join(project, 'dist/client'))) await wait(20);
  build.kill('SIGKILL');
  await once(build, 'exit');
  expect(filesIn(project, 'dist/client')).toEqual(lastGoodSite);
});
