import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTimesFile } from '../../../../scripts/siteFolder.ts';
import { randomEdits } from './edits.ts';
import { buildCommand, filesIn, makeProjectFolder, resetProject } from './projectCopy.ts';

/** `EDITS=30 SEED=7 npx vitest run --project build-failures onTop` builds after each of 30 edits. */
const count = Number(process.env.EDITS ?? 8);
const seed = Number(process.env.SEED ?? 1);
const perBuild = process.env.EDITS ? 1 : count;
// Compressed copies depend on nothing but their file.
const command = [...buildCommand.arguments, ...(process.env.EDITS ? ['--host', 'cloudflare'] : [])];
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

function build(): string[] {
  const { status, stderr } = spawnSync(process.execPath, command, {
    cwd: project,
    encoding: 'utf8',
    env: buildCommand.environment,
  });
  expect(status, stderr).toBe(0);
  return filesIn(project, 'dist').filter((file) => !file.startsWith(buildTimesFile));
}

async function killedBuild(): Promise<void> {
  const killed = spawn(process.execPath, command, {
    cwd: project,
    env: buildCommand.environment,
    stdio: 'ignore',
  });
  const ended = once(killed, 'exit');
  await wait(4000 * Math.random());
  if (killed.kill('SIGKILL')) await ended;
}

test('builds on top of each other end with the bytes of a clean build, one that was killed among them', async () => {
  build();
  let built: string[] = [];
  for (const [index, { kind, make }] of randomEdits(count, seed).entries()) {
    make(project);
    if (process.env.EDITS) process.stdout.write(`${index + 1} of ${count}: ${kind}\n`);
    if (index === count >> 1) await killedBuild();
    if (index % perBuild === perBuild - 1 || index === count - 1) built = build();
  }

  seedStore();
  for (const made of ['dist', '.generated']) rmSync(path.join(project, made), { recursive: true });
  expect(build()).toEqual(built);
}, 3_600_000);
