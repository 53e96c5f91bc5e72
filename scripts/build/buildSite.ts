import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertValid } from '../check/checkProject.ts';
import { functionsFolder, manifestFile, pagesFile, siteFolder } from '../siteFolder.ts';
import { begin } from './begin.ts';
import { digestFile, digestOfCode, digestOfInputs, previousFolder, recoverSite } from './builtSite.ts';
import { forgetOld, keptFolder } from './kept.ts';
import type { BuildOptions } from './writeSite.ts';

/** Beside the site; followed by the number of the process that builds. */
const temporaryName = 'building-';

/**
 * Renders the site into a temporary folder and puts it in the place of the last one.
 *
 * @throws Error when words or facts are wrong, or a page cannot be rendered or is refused; `dist/client` is then as it was
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  begin('words and facts');
  const digest = digestOfInputs();
  const temporary = `dist/${temporaryName}${process.pid}`;
  recoverSite();
  removeLeftovers();
  await assertValid('.');
  begin('code of the site');
  // React and Vike read it where Vite does not set it.
  process.env.NODE_ENV = 'production';
  try {
    const [{ writeSite }] = await Promise.all([
      // It reads the facts: a fault in one would stop it before it is said where it stands.
      import('./writeSite.ts'),
      keptFolder('vite', [digestOfCode()], temporary, () => bundle(temporary)),
    ]);
    const listed = await writeSite(temporary, options);
    swap(path.join(temporary, 'client'));
    rmSync(functionsFolder, { recursive: true, force: true });
    renameSync(path.join(temporary, 'functions'), functionsFolder);
    // Where Vike leaves Vite's manifest.
    renameSync(path.join(temporary, 'assets.json'), manifestFile);
    writeFileSync(pagesFile, JSON.stringify(listed));
    writeFileSync(digestFile, digest);
    forgetOld();
    begin();
    console.log(`Built ${siteFolder}.`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** In a process of its own, which takes Vite's memory with it: Vike warns where what renders and Vite are loaded side by side. */
async function bundle(folder: string): Promise<void> {
  const file = fileURLToPath(new URL('bundleSite.ts', import.meta.url));
  const build = spawn(process.execPath, ['--import', 'tsx', file, folder], { stdio: 'inherit' });
  const [status] = await once(build, 'exit');
  if (status !== 0) throw new Error('Vite cannot bundle the code of the site: it says why above.');
}

/** Two renames; should the process die between them, {@link recoverSite} undoes the first. */
function swap(built: string): void {
  rmSync(digestFile, { force: true });
  rmSync(previousFolder, { recursive: true, force: true });
  if (existsSync(siteFolder)) renameSync(siteFolder, previousFolder);
  renameSync(built, siteFolder);
  rmSync(previousFolder, { recursive: true, force: true });
}

/** What builds that were killed have left behind. */
function removeLeftovers(): void {
  for (const name of existsSync('dist') ? readdirSync('dist') : []) {
    if (name.startsWith(temporaryName) && !isRunning(Number(name.slice(temporaryName.length))))
      rmSync(path.join('dist', name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
