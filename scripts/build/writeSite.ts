import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { globSync } from 'tinyglobby';
import { getGlobalContext, renderPage } from 'vike/server';
import type { Manifest } from 'vite';
import { aliases } from '../../content/aliases.ts';
import { company } from '../../content/company.ts';
import { languages, urlOf } from '../../content/languages.ts';
import { writeKnowledge } from '../../functions/chat-with-ai/buildChatFunction.ts';
import { chatKnowledge, type ReadPage, readPage } from '../../functions/chat-with-ai/index/chatKnowledge.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import type { BuildInfo } from '../../renderer/content/buildDay.ts';
import { type BuiltPage, isCanonical } from '../../renderer/document/page/builtPage.ts';
import { translationFile, translationsOf } from '../../renderer/i18n/translations.ts';
import { assertValidSite } from '../check/site/pageRules.ts';
import { type PageSummary, pageSummary, shortNameOf } from '../pageSummary.ts';
import { builtFolder, type ListedPage, manifestFile } from '../siteFolder.ts';
import { begin } from './begin.ts';
import { compressFiles } from './compressFiles.ts';
import { drawingStyleOf, drawShareImage } from './discovery/drawShareImage.tsx';
import { articleForFeeds, type FeedArticle } from './discovery/feeds.ts';
import { markdownOf, markdownPathOf, markdownTreeOf } from './discovery/markdownOf.ts';
import { writeDiscovery } from './discovery/writeDiscovery.ts';

/** The number of share images that are drawn at a time, because each takes memory. */
const maxParallelImages = 20;

export interface BuildOptions {
  /** Writes compressed copies of text files, for hosts that serve them. This is slow until the copies are cached. */
  isCompressed: boolean;
  /** Draws share images. This is slow until they are cached. */
  hasImages: boolean;
  /** The build is for visitors. `buildSite` throws while content is still to be filled in. */
  isRelease: boolean;
  buildInfo?: BuildInfo | undefined;
  /** The build is for review only: each document and each response says `noindex`. */
  isPreview: boolean;
}

/** Moves Vite's manifest from Vike's `assets.json` (docs/upgrading.md). @returns the style sheet, and the unused entry files */
function takeManifest(folder: string): { sheet: string; pageEntries: string[] } {
  // `manifestFile` begins with `dist`, because `buildSite` renames `folder` to `dist` at the end.
  const file = path.join(folder, path.relative(builtFolder, manifestFile));
  const leftByVike = path.join(folder, 'assets.json');
  if (!existsSync(leftByVike)) {
    throw new Error(
      "Vike no longer leaves Vite's manifest as assets.json, where scripts/build/writeSite.ts reads it. See docs/upgrading.md.",
    );
  }
  renameSync(leftByVike, file);
  // Vite wrote the manifest into this folder, and Vike moved it. The folder itself is not for visitors.
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

/** Renders every page and writes its files. `folder` contains Vite's output: `client`, `server`, `functions`. */
export async function writeSite(
  folder: string,
  { isCompressed, hasImages, isPreview, buildInfo }: BuildOptions,
): Promise<ListedPage[]> {
  const client = path.join(folder, 'client');
  begin('pages');
  const { sheet, pageEntries } = takeManifest(folder);
  const style = hasImages ? drawingStyleOf(readFileSync(path.join(client, sheet), 'utf8')) : undefined;
  const write = (name: string, text: string) => {
    const file = path.join(client, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const listed: ListedPage[] = [];
  const pages: PageSummary[] = [];
  const articles: FeedArticle[] = [];
  const pagesForChat: ReadPage[] = [];
  let drawings: Promise<void>[] = [];
  for await (const { page, html } of renderPages(folder, buildInfo)) {
    const { url, language, kind, head, graph } = page;
    const file = url === '/' ? '/index.html' : `${url}.html`;
    write(file, html);
    listed.push({ url, file, language, kind, head, graph });
    pages.push(pageSummary(page));
    if (!isCanonical(page)) {
      continue;
    }
    const article = articleForFeeds(page);
    if (article) {
      articles.push(article);
    }
    const tree = markdownTreeOf(page, company.origin);
    write(markdownPathOf(url), markdownOf(page, tree, company.origin));
    pagesForChat.push(readPage({ path: url, language, label: shortNameOf(page) }, tree));
    if (style) {
      drawings.push(drawShareImage(page, style, client));
    }
    if (drawings.length === maxParallelImages) {
      await Promise.all(drawings);
      drawings = [];
    }
  }
  await Promise.all(drawings);
  begin('what search engines and hosts read');
  await writeDiscovery(client, pages, articles, isPreview);
  // Shows which commit is deployed (docs/operating.md).
  if (buildInfo) {
    write('build.json', JSON.stringify(buildInfo));
  }
  writeTranslations(write, new Set(pages.flatMap(({ linkedUrls }) => [...linkedUrls])));
  // Vike has written an entry file for each page. Documents load only the entry of `renderer/+client.ts`.
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
  writeKnowledge(path.join(folder, 'functions/chat-with-ai'), chatKnowledge(pagesForChat), buildInfo);
  // The server code that rendered the pages is not part of the build.
  rmSync(path.join(folder, 'server'), { recursive: true, force: true });
  return listed;
}

/** Writes the translation files that islands fetch: those whose URL is in a page. Only the build reads the others. */
function writeTranslations(write: (name: string, text: string) => void, linkedUrls: Set<string>): void {
  for (const { code } of languages) {
    for (const name of Object.keys(translationsOf(code)) as (keyof Resources)[]) {
      const { url, text } = translationFile(code, name);
      if (linkedUrls.has(url)) {
        write(url, text);
      }
    }
  }
}

/** Renders the pages one at a time, which saves memory. Vike's own `prerender()` would load Vite's configuration again. */
async function* renderPages(
  folder: string,
  buildInfo?: BuildInfo,
): AsyncGenerator<{ page: BuiltPage; html: string }> {
  // This import registers the bundled pages for `renderPage` (Vike's documentation, "renderPage").
  await import(pathToFileURL(path.resolve(folder, 'server/entry.mjs')).href);
  const urls = documentUrls(await pagePaths());
  for (const urlOriginal of urls) {
    // `renderer/+onRenderHtml.tsx` sets `built` and `failure`.
    const { httpResponse, built, failure, errorWhileRendering } = await renderPage({
      urlOriginal,
      buildInfo,
    });
    const problem = failure ?? errorWhileRendering;
    if (problem) {
      throw problem;
    }
    if (!built) {
      throw new Error(`${urlOriginal} is no page: Vike finds none in pages/ that answers it.`);
    }
    yield { page: built, html: httpResponse.body };
  }
}

/** @returns the paths of all pages. A page with a parameter lists its paths in `onBeforePrerenderStart`, which Vike types as unknown. */
async function pagePaths(): Promise<string[]> {
  const { pages } = await getGlobalContext();
  const paths = await Promise.all(
    Object.entries(pages).map(async ([id, { route, config }]) => {
      const [list]: unknown[] = [config.onBeforePrerenderStart].flat();
      const found: unknown = typeof list === 'function' ? await list() : [route];
      if (Array.isArray(found) && found.every((each) => typeof each === 'string')) {
        return found;
      }
      throw new Error(
        `Vike no longer describes the paths of ${id} as scripts/build/writeSite.ts reads them. See docs/upgrading.md.`,
      );
    }),
  );
  return paths.flat();
}

/** @returns the URL of each page and of each alias in each language */
function documentUrls(paths: readonly string[]): string[] {
  for (const { from, to } of aliases) {
    if (!paths.includes(to)) {
      throw new Error(
        `content/aliases.ts: "${from}" points to "${to}", which is not a page. Name one that is.`,
      );
    }
  }
  const urls = [...paths, ...aliases.map(({ from }) => from)].flatMap((path) =>
    languages.map(({ code }) => urlOf(code, path)),
  );
  const twice = urls.find((url, index) => urls.indexOf(url) !== index);
  if (twice) {
    throw new Error(
      `Two pages would be written to "${twice}". Rename one of them in pages/ or content/aliases.ts.`,
    );
  }
  return urls;
}
