import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { globSync } from 'tinyglobby';
import { site } from '../../site.config.ts';
import { assertValid } from '../check/checkProject.ts';
import type { ListedPage } from '../listedPages.ts';
import { documentOf, functionsFolder, manifestFile, pagesFile, siteFolder } from '../siteFolder.ts';
import { digestFile, previousFolder, recoverSite } from './builtSite.ts';
import { compressFiles } from './compressFiles.ts';
import { digestOfCode, digestOfInputs } from './inputs.ts';
import { forgetOld, keptFolder } from './kept.ts';
import type { WrittenPage } from './writePage.ts';

/** Beside the site; followed by the number of the process that builds. */
const temporaryName = 'building-';
/** So many pages are rendered before their share pictures are waited for. */
const pagesAtOnce = 20;

/** What a host needs and somebody who looks at the site on this machine does not. Both take as long as all the rest. */
export interface BuildOptions {
  /** Whether files are compressed beside themselves. */
  isCompressed: boolean;
  /** Whether share pictures are drawn. */
  hasPictures: boolean;
}

/**
 * Renders the site into a temporary folder and puts it in the place of the last one.
 *
 * @throws Error when words or facts are wrong, or a page cannot be rendered or is refused; `dist/client` is then as it was
 */
export async function buildSite({ isCompressed, hasPictures }: BuildOptions): Promise<void> {
  const begin = createStopwatch();
  begin('words and facts');
  const digest = digestOfInputs();
  const temporary = `dist/${temporaryName}${process.pid}`;
  recoverSite();
  removeLeftovers();
  await assertValid('.');
  // React and Vike read it where Vite does not set it.
  process.env.NODE_ENV = 'production';
  // These read the facts, and a fault in one would stop them before it is said where it stands.
  const { renderPages } = await import('./renderPages.ts');
  const { writePage } = await import('./writePage.ts');
  const chat = site.assistant && (await import('../../functions/chat-with-ai/index/chatKnowledge.ts'));
  const { drawingStyleOf } = await import('./discovery/pageDrawing.ts');
  const { writeDiscovery } = await import('./discovery/writeDiscovery.ts');
  const { writeWords } = await import('./writeWords.ts');
  const { assertValidSite, siteProblems, weightProblems } = await import('../check/site/pageRules.ts');
  const client = path.join(temporary, 'client');
  try {
    begin('code of the site');
    await keptFolder('vite', [digestOfCode()], temporary, () => bundle(temporary));
    begin('pages');
    const [sheet = ''] = globSync('assets/static/styles.*.css', { cwd: client, absolute: true });
    const style = drawingStyleOf(readFileSync(sheet, 'utf8'));
    const pages: WrittenPage[] = [];
    for await (const rendered of renderPages(temporary)) {
      pages.push(
        writePage(rendered, client, { style: hasPictures ? style : undefined, readPage: chat?.readPage }),
      );
      if (pages.length % pagesAtOnce === 0)
        await Promise.all(pages.slice(-pagesAtOnce).map(({ indexed }) => indexed?.drawn));
    }
    await Promise.all(pages.map(({ indexed }) => indexed?.drawn));
    begin('what search engines and hosts read');
    rmSync(path.join(client, '.vite'), { recursive: true, force: true });
    await writeDiscovery(client, pages);
    writeWords(client, new Set(pages.flatMap(({ addresses }) => [...addresses])));
    // Vike makes an entry of each page, and documents load one for all of them.
    for (const entry of globSync('assets/entries/!(renderer_*)', { cwd: client, absolute: true }))
      rmSync(entry);
    begin('rules on built pages');
    const files = globSync('**', { cwd: client, dot: true, ignore: '**/*.html' });
    assertValidSite([
      ...pages.flatMap(({ problems }) => problems),
      ...siteProblems({ pages, files: new Set(files.map((file) => `/${file}`)) }),
    ]);
    if (isCompressed) {
      begin('compression');
      await compressFiles(client);
      const compressedOf = (url: string) => readFileSync(path.join(client, `${documentOf(url)}.br`));
      assertValidSite(weightProblems(pages.map((page) => ({ ...page, compressed: compressedOf(page.url) }))));
    }
    const functions = path.join(temporary, 'functions');
    mkdirSync(functions, { recursive: true });
    if (chat) {
      begin('chat');
      const { addKnowledge } = await import('../../functions/chat-with-ai/buildChatFunction.ts');
      const read = pages.flatMap(({ indexed }) => indexed?.read ?? []);
      addKnowledge(path.join(functions, 'chat-with-ai'), chat.chatKnowledge(read));
    }
    swap(client);
    rmSync(functionsFolder, { recursive: true, force: true });
    renameSync(functions, functionsFolder);
    // Where Vike leaves Vite's manifest.
    renameSync(path.join(temporary, 'assets.json'), manifestFile);
    const listed: ListedPage[] = pages.map(({ url, language, kind, head, graph }) => {
      return { url, language, kind, head, graph };
    });
    writeFileSync(pagesFile, JSON.stringify(listed));
    writeFileSync(digestFile, digest);
    forgetOld();
    begin();
    console.log(`Built ${siteFolder}.`);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** @returns what says how long the part of the build before has taken, and begins the next */
function createStopwatch() {
  let last: string | undefined;
  return (part?: string): void => {
    if (last) console.timeEnd(last);
    if (part) console.time(part);
    last = part;
  };
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
