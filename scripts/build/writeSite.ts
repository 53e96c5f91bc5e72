import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import type { ReadPage } from '../../functions/chat-with-ai/index/chatKnowledge.ts';
import { site } from '../../site.config.ts';
import { assertValidSite, siteProblems, weightProblems } from '../check/site/pageRules.ts';
import type { ListedPage } from '../listedPages.ts';
import { documentOf } from '../siteFolder.ts';
import { begin } from './begin.ts';
import { compressFiles } from './compressFiles.ts';
import { drawingStyleOf } from './discovery/pageDrawing.ts';
import { writeDiscovery } from './discovery/writeDiscovery.ts';
import { renderPages } from './renderPages.ts';
import { type WrittenPage, writePage } from './writePage.ts';
import { writeWords } from './writeWords.ts';

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
 * Renders every page and writes all that is made of them.
 *
 * @param folder holds the code that Vite has bundled: `client` of the site, `server` that renders it, `functions`
 * @returns its pages
 * @throws Error when a page cannot be rendered or is refused
 */
export async function writeSite(
  folder: string,
  { isCompressed, hasPictures }: BuildOptions,
): Promise<ListedPage[]> {
  const [client, functions] = [path.join(folder, 'client'), path.join(folder, 'functions')];
  const chat = site.assistant && (await import('../../functions/chat-with-ai/index/chatKnowledge.ts'));
  begin('pages');
  const [sheet = ''] = globSync('assets/static/styles.*.css', { cwd: client, absolute: true });
  const style = hasPictures ? drawingStyleOf(readFileSync(sheet, 'utf8')) : undefined;
  const pages: WrittenPage[] = [];
  const read: ReadPage[] = [];
  for await (const rendered of renderPages(folder)) {
    const { written, content } = writePage(rendered, client, style);
    pages.push(written);
    if (chat && content) {
      read.push(chat.readPage(rendered.page, content));
    }
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
  mkdirSync(functions, { recursive: true });
  if (chat) {
    begin('chat');
    const { writeKnowledge } = await import('../../functions/chat-with-ai/buildChatFunction.ts');
    writeKnowledge(path.join(functions, 'chat-with-ai'), chat.chatKnowledge(read));
  }
  return pages.map(({ url, language, kind, head, graph }) => ({ url, language, kind, head, graph }));
}
