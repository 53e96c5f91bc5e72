import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTimesFile } from '../../../../scripts/siteFolder.ts';
import { addAll, draft } from '../new/addAll.ts';
import { contradictions } from '../new/contradictions.ts';
import { randomEdits } from './edits.ts';
import { allLanguages, buildCommand, copyProject, filesIn, makeProjectFolder } from './projectCopy.ts';

/** `EDITS=30 SEED=7 npx vitest run --project build-failures onTop` builds after each of 30 edits. */
const count = Number(process.env.EDITS ?? 8);
const seed = Number(process.env.SEED ?? 1);
const store = 'node_modules/.cache/eprouva';
/** What is kept by its whole content and costs most: both builds may find it. */
const costly = ['share'];
const ofWords = ['word', 'text of an article'];

let project: string;

beforeAll(() => {
  project = makeProjectFolder();
  copyProject(project);
  // A store of its own, beside the same packages.
  rmSync(path.join(project, 'node_modules'), { recursive: true });
  mkdirSync(path.join(project, 'node_modules'));
  for (const name of readdirSync('node_modules').filter((each) => each !== '.cache'))
    symlinkSync(path.resolve('node_modules', name), path.join(project, 'node_modules', name), 'junction');
  // The site that the first edit changes is the one that stands here.
  cpSync(store, path.join(project, store), { recursive: true });
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** With every language that the project has by then. */
const environment = { ...buildCommand.environment, DRAFTS: `${allLanguages.DRAFTS},${draft}` };

function build(): string[] {
  const { status, stderr } = spawnSync(process.execPath, buildCommand.arguments, {
    cwd: project,
    encoding: 'utf8',
    env: environment,
  });
  expect(status, stderr).toBe(0);
  return filesIn(project, 'dist').filter((file) => !file.startsWith(buildTimesFile));
}

async function killedBuild(): Promise<void> {
  const killed = spawn(process.execPath, buildCommand.arguments, {
    cwd: project,
    env: environment,
    stdio: 'ignore',
  });
  const ended = once(killed, 'exit');
  await wait(4000 * Math.random());
  if (killed.kill('SIGKILL')) await ended;
}

test('builds on top of each other end with the bytes of a clean build, one that was killed among them', async () => {
  const edits = randomEdits(count, seed);
  const isOfWords = ({ kind }: (typeof edits)[number]) => ofWords.includes(kind);
  // Words alone first: what they leave as it is has to be found again.
  const steps = process.env.EDITS
    ? edits.map((edit) => [edit])
    : [edits.filter(isOfWords), edits.filter((edit) => !isOfWords(edit))];
  // Last, one more of everything: what the tests below ask about.
  steps.at(-1)?.push({ kind: 'one more of everything', make: addAll });
  let built: string[] = [];
  for (const [index, step] of steps.entries()) {
    for (const { make } of step) make(project);
    if (process.env.EDITS) process.stdout.write(`${index + 1} of ${count}: ${step[0]?.kind}\n`);
    if (index === steps.length >> 1) await killedBuild();
    built = build();
  }

  const kept = readdirSync(path.join(project, store)).filter((kind) => !costly.includes(kind));
  for (const made of ['dist', '.generated', ...kept.map((kind) => path.join(store, kind))])
    rmSync(path.join(project, made), { recursive: true });
  expect(build()).toEqual(built);
}, 3_600_000);

const built = (file: string) => readFileSync(path.join(project, 'dist/client', file), 'utf8');

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
