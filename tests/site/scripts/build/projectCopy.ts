import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { globSync } from 'tinyglobby';
import { afterAll } from 'vitest';
import { languages } from '../../../../content/languageList.ts';
import { inputs } from '../../../../scripts/build/inputs.ts';
import { buildFlags } from '../../../../scripts/processes.mjs';

/** What a build reads, and what it is run with; `.env` may be missing. */
const parts = [...inputs, 'package.json', 'tsconfig.json'].filter(existsSync);

const lastGoodFiles = {
  'dist/client/careers.html': 'and another page of it',
  'dist/client/index.html': 'the last good site',
};

/** What {@link filesIn} returns for `dist` as long as no build has replaced the stand-in site of {@link resetProject}. */
export const lastGoodSite = Object.entries(lastGoodFiles).map(([file, text]) => `${file}: ${text}`);

/** Makes a folder for a copy of the project, with its packages; it is removed after the tests of the file. */
export function makeProjectFolder(): string {
  const project = mkdtempSync(path.join(os.tmpdir(), 'eprouva-build-'));
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  afterAll(() => rmSync(project, { recursive: true, force: true }));
  return project;
}

/** Copies the project's files anew, with a stand-in for the site of an earlier build, which a failing build must not replace. */
export function resetProject(project: string): void {
  for (const part of parts) {
    rmSync(path.join(project, part), { recursive: true, force: true });
    cpSync(part, path.join(project, part), { recursive: true });
  }
  rmSync(path.join(project, 'dist'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(lastGoodFiles)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
}

/** Removes the languages that the switcher does not offer from a copy, which halves the time of its build. */
export function keepOfferedLanguages(project: string): void {
  for (const { code } of languages.filter(({ offered }) => !offered)) {
    const entry = new RegExp(` {2}\\{\\n {4}code: '${code}',.*?\\n {2}\\},\\n`, 's');
    change(project, 'content/languageList.ts', entry, '');
    const patterns = [`locales/${code}`, `content/chat/${code}`, `content/articles/*/${code}.md`];
    for (const filePath of globSync(patterns, { cwd: project, onlyFiles: false, expandDirectories: false })) {
      rmSync(path.join(project, filePath), { recursive: true });
    }
  }
}

/** @returns `path: text` for each file of a folder of the project, sorted */
export function filesIn(project: string, folder: string): string[] {
  return readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(project, file).replaceAll(path.sep, '/')}: ${readFileSync(file, 'utf8')}`)
    .sort();
}

/** Changes a file of the copy. @throws Error if the file does not contain `before` */
export function change(project: string, file: string, before: string | RegExp, after: string): void {
  const filePath = path.join(project, file);
  const content = readFileSync(filePath, 'utf8');
  const changed = content.replace(before, after);
  if (changed === content) {
    throw new Error(`${file} has no ${before}.`);
  }
  writeFileSync(filePath, changed);
}

/**
 * How a build is started. It is a preview, because a release would refuse the examples in the shipped content. It is for Cloudflare to save
 * time: Cloudflare compresses by itself, so the build does not.
 */
export const buildCommand = {
  arguments: [...buildFlags, '--import', 'tsx', 'scripts/build.ts', '--host', 'cloudflare', '--preview'],
  // `scripts/test.ts` has set all settings in this environment to an empty text. A missing one would be read from the copy's `.env`.
  // Vitest's NODE_ENV is removed, and also a developer's DEBUG, which would add a stack to each message.
  environment: { ...process.env, NODE_ENV: undefined, DEBUG: undefined },
};

/** @param settings environment variables besides those of `buildCommand` */
export function startBuild(project: string, settings: Record<string, string> = {}) {
  return spawn(process.execPath, buildCommand.arguments, {
    cwd: project,
    env: { ...buildCommand.environment, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** Runs {@link startBuild} to its end. @returns the exit status, and what it wrote to stderr */
export async function build(project: string, settings?: Record<string, string>) {
  const child = startBuild(project, settings);
  const [[status], stderr] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { status, stderr };
}
