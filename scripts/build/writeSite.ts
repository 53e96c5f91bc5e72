import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { Manifest } from 'vite';
import { chatKnowledge, type ReadPage, readPage } from '../../functions/chat-with-ai/index/chatKnowledge.ts';
import type { BuildMark } from '../../renderer/facts/buildMark.ts';
import { assertValidSite } from '../check/site/pageRules.ts';
import type { ListedPage } from '../listedPages.ts';
import { shortNameOf } from '../pageFacts.ts';
import { builtFolder, manifestFile } from '../siteFolder.ts';
import { begin } from './begin.ts';
import { compressFiles } from './compressFiles.ts';
import { drawingStyleOf } from './discovery/pageDrawing.ts';
import { writeDiscovery } from './discovery/writeDiscovery.ts';
import { renderPages } from './renderPages.ts';
import { type WrittenPage, writePage } from './writePage.ts';
import { writeWords } from './writeWords.ts';

/** The number of pages that are rendered before their share pictures are awaited. */
const pagesAtOnce = 20;

export interface BuildOptions {
  /**
   * Files get compressed copies beside them, which some hosts serve and this machine does not. It takes as long as the rest of the build.
   */
  isCompressed: boolean;
  /** Share pictures are drawn, which takes as long again. */
  hasPictures: boolean;
  /** The build is for visitors: it is refused while facts are still to come. */
  isRelease: boolean;
  /** The commit that the build is made of, where it is known. */
  mark?: BuildMark | undefined;
  /** The build is for review only: each document and each response says `noindex`. */
  isPreview: boolean;
}

/**
 * Reads what the build needs to know of Vite's manifest (its documentation, "Backend Integration"). Vike (0.4) takes it out of the folder of
 * the site and leaves it as `assets.json`, which it does not promise: docs/upgrading.md.
 *
 * @returns the whole style sheet, and the entries that Vike makes of pages: documents load `renderer/+client.ts` alone
 * @throws Error when there is no manifest, or it names no style sheet or no such entry
 */
function bundledFiles(folder: string): { sheet: string; pageEntries: string[] } {
  const file = path.join(folder, path.relative(builtFolder, manifestFile));
  const left = path.join(folder, 'assets.json');
  if (!existsSync(left)) {
    throw new Error(
      "Vike no longer leaves Vite's manifest as assets.json, where scripts/build/writeSite.ts reads it. See docs/upgrading.md.",
    );
  }
  renameSync(left, file);
  rmSync(path.join(folder, 'client/.vite'), { recursive: true, force: true });
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const chunks = Object.entries(manifest);
  // Vike names some modules by their absolute path.
  const fileOf = (module: string) => chunks.find(([key]) => key.endsWith(module))?.[1].file;
  const [sheet, entry] = ['components/styles/styles.css', 'renderer/+client.ts'].map(fileOf);
  if (!sheet || !entry) {
    throw new Error(
      "Vite's manifest names neither components/styles/styles.css nor renderer/+client.ts as scripts/build/writeSite.ts reads it. See docs/upgrading.md.",
    );
  }
  const pageEntries = chunks.flatMap(([, { isEntry, file }]) => (isEntry && file !== entry ? [file] : []));
  return { sheet, pageEntries };
}

/**
 * Renders every page and writes all that is made of them.
 *
 * @param folder holds the code that Vite has bundled: `client` of the site, `server` that renders it, `functions`
 * @returns its pages
 * @throws Error when a page cannot be rendered or is refused
 */
export async function writeSite(
  folder: string,
  { isCompressed, hasPictures, isPreview, mark }: BuildOptions,
): Promise<ListedPage[]> {
  const [client, functions] = [path.join(folder, 'client'), path.join(folder, 'functions')];
  begin('pages');
  const { sheet, pageEntries } = bundledFiles(folder);
  const style = hasPictures ? drawingStyleOf(readFileSync(path.join(client, sheet), 'utf8')) : undefined;
  const pages: WrittenPage[] = [];
  const read: ReadPage[] = [];
  for await (const rendered of renderPages(folder, mark)) {
    const { written, content } = writePage(rendered, client, style);
    pages.push(written);
    if (content) {
      const { url: path, language } = rendered.page;
      read.push(readPage({ path, language, label: shortNameOf(rendered.page) }, content));
    }
    if (pages.length % pagesAtOnce === 0) {
      await Promise.all(pages.slice(-pagesAtOnce).map(({ indexed }) => indexed?.drawn));
    }
  }
  await Promise.all(pages.map(({ indexed }) => indexed?.drawn));
  begin('what search engines and hosts read');
  await writeDiscovery(client, pages, isPreview);
  if (mark) {
    writeFileSync(path.join(client, 'build.json'), JSON.stringify(mark));
  }
  writeWords(client, new Set(pages.flatMap(({ addresses }) => [...addresses])));
  for (const entry of pageEntries) {
    rmSync(path.join(client, entry), { force: true });
  }
  begin('rules on built pages');
  const files = globSync('**', { cwd: client, dot: true, ignore: '**/*.html' });
  assertValidSite({ pages, files: new Set(files.map((file) => `/${file}`)) });
  if (isCompressed) {
    begin('compression');
    await compressFiles(client);
  }
  mkdirSync(functions, { recursive: true });
  begin('chat');
  const { writeKnowledge } = await import('../../functions/chat-with-ai/buildChatFunction.ts');
  writeKnowledge(path.join(functions, 'chat-with-ai'), chatKnowledge(read), mark);
  // The server code that rendered the pages is not part of the build.
  rmSync(path.join(folder, 'server'), { recursive: true, force: true });
  return pages.map(({ url, language, kind, head, graph }) => ({ url, language, kind, head, graph }));
}
