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
import { languages } from '../../../../content/languageList.ts';
import { inputs } from '../../../../scripts/build/builtSite.ts';
import { buildFlags } from '../../../../scripts/buildFlags.mjs';

/** What a build reads, what it is run with, and the font that an earlier one made. */
const parts = [...inputs, 'package.json', 'tsconfig.json', '.generated'].filter(existsSync);

const lastGoodFiles = {
  'dist/client/en/careers.html': 'and another page of it',
  'dist/client/index.html': 'the last good site',
};

/** How {@link filesIn} shows a project whose site is the one of before. */
export const lastGoodSite = Object.entries(lastGoodFiles).map(([file, text]) => `${file}: ${text}`);

/** Makes a folder for a copy of the project, with its packages. */
export function makeProjectFolder(): string {
  const project = mkdtempSync(path.join(os.tmpdir(), 'eprouva-build-'));
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'), 'junction');
  return project;
}

/** Supported languages that are not offered: half of all documents. In a copy they are drafts, which are built where `DRAFTS` names them. */
const drafts = languages.filter(({ offered, draft }) => !offered && !draft).map(({ code }) => code);
export const allLanguages = { DRAFTS: drafts.join(',') };

/** Puts the project's files into its copy as they are. */
export function copyProject(project: string): void {
  for (const part of parts) {
    rmSync(path.join(project, part), { recursive: true, force: true });
    cpSync(part, path.join(project, part), { recursive: true });
  }
}

/** As {@link copyProject}, but for {@link allLanguages}, and with a site that was built before. */
export function resetProject(project: string): void {
  copyProject(project);
  for (const code of drafts)
    change(
      project,
      'content/languageList.ts',
      new RegExp(`(?<=code: '${code}'.*?draft: )false`, 's'),
      'true',
    );
  rmSync(path.join(project, 'dist'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(lastGoodFiles)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
}

/** @returns each file of a folder of the project with its text, in order */
export function filesIn(project: string, folder: string): string[] {
  return readdirSync(path.join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => `${path.relative(project, file).replaceAll(path.sep, '/')}: ${readFileSync(file, 'utf8')}`)
    .sort();
}

/** Changes a file of the copy. @throws Error where it does not hold what is to be replaced */
export function change(project: string, file: string, before: string | RegExp, after: string): void {
  const place = path.join(project, file);
  const content = readFileSync(place, 'utf8');
  const changed = content.replace(before, after);
  if (changed === content) throw new Error(`${file} has no ${before}.`);
  writeFileSync(place, changed);
}

/**
 * How a build is started: with the machine's settings, and none of the tests'; for a host that compresses by itself, since compressed
 * copies depend on nothing but their file, and take as long as all else.
 */
export const buildCommand = {
  arguments: [...buildFlags, '--import', 'tsx', 'scripts/build.ts', '--host', 'cloudflare'],
  environment: { ...process.env, NODE_ENV: undefined, DEBUG: undefined },
};

/** @param settings environment variables besides the machine's */
export function startBuild(project: string, settings: Record<string, string> = {}) {
  return spawn(process.execPath, buildCommand.arguments, {
    cwd: project,
    env: { ...buildCommand.environment, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}

/** As {@link startBuild}. @returns how it ended, and what it said */
export async function build(project: string, settings?: Record<string, string>) {
  const child = startBuild(project, settings);
  const [[status], stderr] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  return { status, stderr };
}
