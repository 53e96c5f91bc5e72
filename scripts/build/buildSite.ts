import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildInfo } from '../../renderer/content/buildDay.ts';
import { assertValid } from '../check/checkProject.ts';
import { readBuildInfo } from '../git.ts';
import { endedBy } from '../processes.mjs';
import { builtFolder, digestFile, pagesFile, siteFolder } from '../siteFolder.ts';
import { begin } from './begin.ts';
import { digestOfInputs } from './builtSite.ts';
import { removeOld } from './cached.ts';
import type { BuildOptions } from './writeSite.ts';

/** Builds are made in this folder, each in a subfolder named after its process id. */
const workFolder = '.building';

/** Renders the site into a folder beside `dist`, then replaces `dist` with it. If a check or a page fails, `dist` is unchanged. */
export async function buildSite(options: Omit<BuildOptions, 'buildInfo'>): Promise<void> {
  begin('translations and content');
  // Computed first, so that a file that is changed during the build makes the build out of date.
  const digest = digestOfInputs();
  let buildInfo: BuildInfo | undefined;
  try {
    buildInfo = readBuildInfo();
  } catch (error) {
    console.log(`The pages do not say which commit they are of: ${(error as Error).message}`);
  }
  removeLeftovers();
  await assertValid('.', options.isRelease);
  begin('code of the site');
  // React and Vike read NODE_ENV when this process renders the pages. Vite sets it only in the process that bundles.
  process.env.NODE_ENV = 'production';
  const made = path.join(workFolder, String(process.pid));
  const outputPathOf = (file: string) => path.join(made, path.relative(builtFolder, file));
  try {
    const [{ writeSite }] = await Promise.all([
      // Imported here, because the module throws if content is invalid, and `assertValid` reports the invalid file.
      import('./writeSite.ts'),
      bundle(made, options.isPreview ? 'preview' : 'production'),
    ]);
    const listed = await writeSite(made, { ...options, buildInfo });
    writeFileSync(outputPathOf(pagesFile), JSON.stringify(listed));
    // A preview has no digest (`siteIsFresh`), so that `npm start` builds again instead of serving it.
    if (!options.isPreview) {
      writeFileSync(outputPathOf(digestFile), digest);
    }
    replaceBuilt(made);
    removeOld();
    begin();
    console.log(`Built ${siteFolder}.`);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

/** Bundles the code in a separate process, which frees Vite's memory. Vike would warn if one process loaded Vite and the pages. */
async function bundle(folder: string, mode: string): Promise<void> {
  const file = fileURLToPath(new URL('bundleSite.ts', import.meta.url));
  const build = spawn(process.execPath, ['--import', 'tsx', file, folder, mode], { stdio: 'inherit' });
  const [status, signal] = await once(build, 'exit');
  // Vike (0.4) prints a syntax error, but still exits with status 0.
  if (status !== 0 || !existsSync(path.join(folder, 'server'))) {
    const reason = signal ? endedBy(signal) : 'it says why above.';
    throw new Error(`Vite cannot bundle the code of the site: ${reason}`);
  }
}

function replaceBuilt(made: string): void {
  const before = `${made}.before`;
  if (existsSync(builtFolder)) {
    renameSync(builtFolder, before);
  }
  renameSync(made, builtFolder);
  rmSync(before, { recursive: true, force: true });
}

/** Removes the folders that killed builds have left: `123`, `123.before`. */
function removeLeftovers(): void {
  for (const name of existsSync(workFolder) ? readdirSync(workFolder) : []) {
    if (!isRunning(Number.parseInt(name, 10))) {
      rmSync(path.join(workFolder, name), { recursive: true, force: true });
    }
  }
}

/** Signal 0 does not end a process: it only tests whether the process exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // `EPERM` means that the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
