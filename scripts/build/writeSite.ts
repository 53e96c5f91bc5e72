import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { glob, globSync } from 'tinyglobby';
import type { Manifest } from 'vite';
import { company } from '../../content/company.ts';
import { languages } from '../../content/languages.ts';
import { chatKnowledge, type ReadPage, readPage } from '../../functions/chat-with-ai/index/chatKnowledge.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { isCanonical } from '../../renderer/document/page/builtPage.ts';
import type { BuildMark } from '../../renderer/facts/buildDay.ts';
import { wordFile, wordsOf } from '../../renderer/i18n/words.ts';
import { assertValidSite } from '../check/site/pageRules.ts';
import { type PageFacts, pageFacts, shortNameOf } from '../pageFacts.ts';
import { builtFolder, documentOf, type ListedPage, manifestFile } from '../siteFolder.ts';
import { begin } from './begin.ts';
import { contentOf, markdownOf, markdownPathOf } from './discovery/contentOf.ts';
import { drawingStyleOf, drawShareImage } from './discovery/drawShareImage.tsx';
import { articleForFeeds } from './discovery/feeds.ts';
import { writeDiscovery } from './discovery/writeDiscovery.ts';
import { kept } from './kept.ts';
import { renderPages } from './renderPages.ts';

/** So many share pictures are drawn at a time: each takes memory. */
const picturesAtOnce = 20;

/** The part of a page that is kept once its files are written and its tree is let go. */
export interface WrittenPage extends PageFacts {
  /** It is for search engines, under its own address. */
  isIndexed: boolean;
  /** The article that the page shows, for feeds. */
  article: string | undefined;
}

export interface BuildOptions {
  /** Text files get compressed copies beside them, for hosts that serve them. It is slow in a first build. */
  isCompressed: boolean;
  /** Share pictures are drawn. It is slow in a first build. */
  hasPictures: boolean;
  /** The build is for visitors: `buildSite` refuses it while facts are still to come. */
  isRelease: boolean;
  /** The commit that the build is made of, where it is known. */
  mark?: BuildMark | undefined;
  /** The build is for review only: each document and each response says `noindex`. */
  isPreview: boolean;
}

/**
 * Moves Vite's manifest (its documentation, "Backend Integration") from `assets.json`, where Vike (0.4) leaves it without promising to
 * (docs/upgrading.md), to its place in the build, and reads it.
 *
 * @returns `sheet`, the whole style sheet; `pageEntries`, which Vike makes of pages and no document loads
 * @throws Error when there is no `assets.json`, or it lacks the style sheet or `renderer/+client.ts`
 */
function takeManifest(folder: string): { sheet: string; pageEntries: string[] } {
  // The build is made in `folder`, which takes the place of `dist` when it is done.
  const file = path.join(folder, path.relative(builtFolder, manifestFile));
  const leftByVike = path.join(folder, 'assets.json');
  if (!existsSync(leftByVike)) {
    throw new Error(
      "Vike no longer leaves Vite's manifest as assets.json, where scripts/build/writeSite.ts reads it. See docs/upgrading.md.",
    );
  }
  renameSync(leftByVike, file);
  // Vite wrote the manifest into this folder, and Vike has taken it out: visitors need nothing of what is left.
  rmSync(path.join(folder, 'client/.vite'), { recursive: true, force: true });
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  const chunks = Object.entries(manifest);
  // Vike names some modules by their absolute path.
  const fileOf = (module: string) => chunks.find(([key]) => key.endsWith(module))?.[1].file;
  const [sheet, entry] = ['components/styles/styles.css', 'renderer/+client.ts'].map(fileOf);
  if (!sheet || !entry) {
    throw new Error(
      "Vite's manifest lacks components/styles/styles.css or renderer/+client.ts, which scripts/build/writeSite.ts looks for. See docs/upgrading.md.",
    );
  }
  const pageEntries = chunks.flatMap(([, { isEntry, file }]) => (isEntry && file !== entry ? [file] : []));
  return { sheet, pageEntries };
}

/**
 * Renders every page and writes all that is made of them.
 *
 * @param folder holds the code that Vite has bundled: `client` of the site, `server` that renders it, `functions`
 * @returns the pages of the site
 * @throws Error when a page cannot be rendered or is refused
 */
export async function writeSite(
  folder: string,
  { isCompressed, hasPictures, isPreview, mark }: BuildOptions,
): Promise<ListedPage[]> {
  const client = path.join(folder, 'client');
  begin('pages');
  const { sheet, pageEntries } = takeManifest(folder);
  const style = hasPictures ? drawingStyleOf(readFileSync(path.join(client, sheet), 'utf8')) : undefined;
  const write = (name: string, text: string) => {
    const file = path.join(client, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const pages: WrittenPage[] = [];
  const pagesForChat: ReadPage[] = [];
  let drawings: Promise<void>[] = [];
  for await (const { page, html } of renderPages(folder, mark)) {
    const { url, language } = page;
    write(documentOf(url), html);
    const isIndexed = isCanonical(page);
    pages.push({ ...pageFacts(page), isIndexed, article: articleForFeeds(page) });
    if (!isIndexed) {
      continue;
    }
    const content = contentOf(page, company.origin);
    write(markdownPathOf(url), markdownOf(page, content, company.origin));
    pagesForChat.push(readPage({ path: url, language, label: shortNameOf(page) }, content));
    if (style) {
      drawings.push(drawShareImage(page, style, client));
    }
    if (drawings.length === picturesAtOnce) {
      await Promise.all(drawings);
      drawings = [];
    }
  }
  await Promise.all(drawings);
  begin('what search engines and hosts read');
  await writeDiscovery(client, pages, isPreview);
  if (mark) {
    writeFileSync(path.join(client, 'build.json'), JSON.stringify(mark));
  }
  writeWords(client, new Set(pages.flatMap(({ addresses }) => [...addresses])));
  // No document loads the entries that Vike made of pages.
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
  begin('chat');
  const { writeKnowledge } = await import('../../functions/chat-with-ai/buildChatFunction.ts');
  writeKnowledge(path.join(folder, 'functions/chat-with-ai'), chatKnowledge(pagesForChat), mark);
  // The server code that rendered the pages is not part of the build.
  rmSync(path.join(folder, 'server'), { recursive: true, force: true });
  return pages.map(({ url, language, kind, head, graph }) => ({ url, language, kind, head, graph }));
}

/**
 * Writes the words that islands fetch. Most files of words are read by pages alone.
 *
 * @param addresses all that its pages name
 */
function writeWords(folder: string, addresses: ReadonlySet<string>): void {
  for (const { code } of languages) {
    for (const name of Object.keys(wordsOf(code)) as (keyof Resources)[]) {
      const { url, text } = wordFile(code, name);
      if (addresses.has(url)) {
        mkdirSync(path.dirname(path.join(folder, url)), { recursive: true });
        writeFileSync(path.join(folder, url), text);
      }
    }
  }
}

const compressible = '**/*.{html,js,css,json,svg,xml,txt,md}';
/** The number of files that are in memory at a time: a large site has many. */
const filesAtOnce = 64;
/** The programs that compress: another version may give other bytes. Whoever changes a parameter below names another kind to `kept`. */
const { brotli = '', zlib = '' } = process.versions;

/**
 * Writes `.br` and `.gz` beside each text file, for hosts that serve what is already compressed (nginx `brotli_static`).
 * What was compressed before is not compressed again.
 */
async function compressFiles(folder: string): Promise<void> {
  const files = await glob(compressible, { cwd: folder, absolute: true });
  for (let first = 0; first < files.length; first += filesAtOnce) {
    await Promise.all(files.slice(first, first + filesAtOnce).map(compressFile));
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const [br, gz] = await Promise.all([
    // Brotli compresses as much as it can by default. Knowing the size it chooses its window better.
    kept('br', [brotli, content], () =>
      promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    ),
    kept('gz', [zlib, content], () => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION })),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
}
