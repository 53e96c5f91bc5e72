import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '../../content/company.ts';
import type { ReadPage, readPage } from '../../functions/chat-with-ai/index/chatKnowledge.ts';
import { isCanonical } from '../../renderer/page/builtPage.ts';
import type { Problem } from '../check/problem.ts';
import { endOfFirstScreen, leftoverProblems } from '../check/site/pageRules.ts';
import { type PageFacts, pageFacts } from '../pageFacts.ts';
import { documentOf } from '../siteFolder.ts';
import { contentOf } from './discovery/contentOf.ts';
import { drawShareImage } from './discovery/drawShareImage.tsx';
import { markdownOf, markdownPathOf } from './discovery/markdownOf.ts';
import type { RenderedPage } from './renderPages.ts';

/** What is left of a page when its files are written and its tree is let go. */
export interface WrittenPage extends PageFacts {
  problems: readonly Problem[];
  endOfFirstScreen: number;
  /** Of a page that is indexed under its own address. */
  indexed?: {
    /** What the chat reads of it, where the site has one. */
    read?: ReadPage | undefined;
    /** Done once its share picture is written. */
    drawn?: Promise<void>;
  };
}

interface WriteOptions {
  /** How the site colours drawings; nothing where no share pictures are drawn. */
  style: string | undefined;
  /** How the chat reads a page, where the site has one. */
  readPage: typeof readPage | undefined;
}

/**
 * Writes all that a page alone is made into: its document, its Markdown and its share picture.
 */
export function writePage(
  { page, html }: RenderedPage,
  folder: string,
  { style, readPage: read }: WriteOptions,
): WrittenPage {
  const { url } = page;
  write(folder, documentOf(url), html);
  const written = {
    ...pageFacts(page),
    problems: leftoverProblems(page),
    endOfFirstScreen: endOfFirstScreen(page, html),
  };
  if (!isCanonical(page)) return written;
  const content = contentOf(page, company.origin);
  write(folder, markdownPathOf(url), markdownOf(page, content, company.origin));
  return {
    ...written,
    indexed: {
      read: read?.(page, content),
      ...(style && { drawn: drawShareImage(page, style, folder) }),
    },
  };
}

function write(folder: string, name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
