import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { company } from '../../content/company.ts';
import { isCanonical } from '../../renderer/document/page/builtPage.ts';
import { type PageFacts, pageFacts } from '../pageFacts.ts';
import { documentOf } from '../siteFolder.ts';
import { articleForFeeds } from './discovery/articleForFeeds.ts';
import { contentOf } from './discovery/contentOf.ts';
import { drawShareImage } from './discovery/drawShareImage.tsx';
import { markdownOf, markdownPathOf } from './discovery/markdownOf.ts';
import type { RenderedPage } from './renderPages.ts';

/** The part of a page that is kept once its files are written and its tree is let go. */
export interface WrittenPage extends PageFacts {
  /** The article that the page shows, for feeds. */
  article?: string | undefined;
  /** Absent for a page that is not indexed under its own address. */
  indexed?: {
    /** Fulfilled once its share picture is written; absent where share pictures are left out. */
    drawn?: Promise<void>;
  };
}

/**
 * Writes all that a page alone is made into: its document, its Markdown and its share picture.
 *
 * @param style how the site colours drawings; nothing where no share pictures are drawn
 * @returns what is kept of the page, and what it says as a tree of Markdown where it is indexed under its own address
 */
export function writePage(
  { page, html }: RenderedPage,
  folder: string,
  style: string | undefined,
): { written: WrittenPage; content?: Root } {
  const { url } = page;
  write(folder, documentOf(url), html);
  const written = pageFacts(page);
  if (!isCanonical(page)) {
    return { written };
  }
  const article = articleForFeeds(page, company.origin + url);
  const content = contentOf(page, company.origin);
  write(folder, markdownPathOf(url), markdownOf(page, content, company.origin));
  const indexed = style ? { drawn: drawShareImage(page, style, folder) } : {};
  return { written: { ...written, article, indexed }, content };
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
