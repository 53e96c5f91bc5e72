import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand, filesIn, makeProjectFolder, resetProject } from './projectCopy.ts';

const article = 'content/articles/automatiser-les-tests-par-ou-commencer';
/** What is kept by its whole content and costs most: both builds may find it. */
const seeds = ['br', 'gz', 'share'];

let project: string;

beforeAll(() => {
  project = makeProjectFolder();
  resetProject(project);
  // A store of its own, beside the same packages.
  rmSync(path.join(project, 'node_modules'), { recursive: true });
  mkdirSync(path.join(project, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(project, 'node_modules', name), 'junction');
  seedStore();
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function seedStore(): void {
  const store = path.join(project, 'node_modules/.cache/eprouva');
  rmSync(store, { recursive: true, force: true });
  for (const kind of seeds.filter((each) => existsSync(path.join('node_modules/.cache/eprouva', each))))
    cpSync(path.join('node_modules/.cache/eprouva', kind), path.join(store, kind), { recursive: true });
}

/** Changes a file of the copy; what is to be replaced must be there. */
function change(file: string, before: string | RegExp, after: string): void {
  const text = readFileSync(path.join(project, file), 'utf8');
  expect(text).toMatch(before);
  writeFileSync(path.join(project, file), text.replace(before, after));
}

function build(): string[] {
  const { status, stderr } = spawnSync(process.execPath, buildCommand.arguments, {
    cwd: project,
    encoding: 'utf8',
    env: buildCommand.environment,
  });
  expect(status, stderr).toBe(0);
  return filesIn(project, 'dist');
}

test('builds on top of each other end with the bytes of a clean build, one that was killed among them', async () => {
  build();
  change('locales/en/about.json', / the /, ' that ');
  change('locales/fr/common.json', / la /, ' cette ');
  change(`${article}/en.md`, /(?<=\n\n[A-Z][a-z]+) /, ' indeed ');
  const killed = spawn(process.execPath, buildCommand.arguments, {
    cwd: project,
    env: buildCommand.environment,
    stdio: 'ignore',
  });
  await wait(4000 * Math.random());
  const ended = once(killed, 'exit');
  if (killed.kill('SIGKILL')) await ended;
  build();
  change('content/offices.json', /(?<="phone": "[^"]+)\d(?=")/, '9');
  change('components/layout/Footer.tsx', /className="/, 'className="pt-1 ');
  const built = build();

  seedStore();
  rmSync(path.join(project, 'dist'), { recursive: true });
  expect(build()).toEqual(built);
}, 600_000);
