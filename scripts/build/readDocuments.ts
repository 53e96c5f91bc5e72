import { deserialize, serialize } from 'node:v8';
import { company } from '../../content/company.ts';
import { type CutPage, cutPassages } from '../../functions/chat-with-ai/index/cutPassages.ts';
import { findAll, recall } from '../check/site/ofPage.ts';
import { forgetTree, isCanonical, type SitePage } from '../check/site/sitePage.ts';
import { contentStore } from '../contentStore.ts';
import { type Sketch, sketchOf } from './discovery/drawShareImages.ts';
import { markdownOf } from './discovery/markdownOf.ts';
// Register what is asked of a document, in whichever thread it is read.
import '../check/site/assertSoundSite.ts';
import './discovery/writeDiscovery.ts';

/** All that is made of a document once it has been taken apart. What is not needed at once stays bytes, of which thousands are light. */
export interface Reading {
  /** What rules and other files ask of it, by name. */
  found: ReadonlyMap<string, unknown>;
  /** Of a page that is indexed: its Markdown, and the sketch of its share picture as JSON. */
  indexed?: { markdown: Uint8Array; sketch: Uint8Array };
  /** JSON of its {@link CutPage}; nothing of an alias, nor of what is not for search engines. */
  passages?: Uint8Array;
}

/**
 * Takes each document apart once, for whoever wants to know something of it, and keeps what was made of it: a document that is
 * the same is not taken apart again.
 *
 * @param pages every document of the built site
 * @param code a digest of all code and facts: what asks, and what it compares with
 * @returns what was made of each
 */
export async function readDocuments(
  pages: readonly SitePage[],
  code: string,
): Promise<ReadonlyMap<SitePage, Reading>> {
  const readings = new Map<SitePage, Reading>();
  for (const page of pages) {
    const reading: Reading = deserialize(await readDocument(page, code));
    recall(page, reading.found);
    readings.set(page, reading);
  }
  return readings;
}

/**
 * @param page one document
 * @param code as {@link readDocuments} has it
 * @returns its {@link Reading}, as bytes
 */
export function readDocument(page: SitePage, code: string): Promise<Uint8Array> {
  return contentStore.file('readings', [code, page.url, page.html], () => serialize(read(page)));
}

function read(page: SitePage): Reading {
  const found = findAll(page);
  const indexed = isCanonical(page) && {
    markdown: Buffer.from(markdownOf(page, company.origin)),
    sketch: bytesOf(sketchOf(page)),
  };
  // Last, for it changes the tree.
  const passages = cutPassages(page.root, company.origin + page.url);
  forgetTree(page);
  return { found, ...(indexed && { indexed }), ...(passages && { passages: bytesOf(passages) }) };
}

function bytesOf(value: Sketch | CutPage): Uint8Array {
  return Buffer.from(JSON.stringify(value));
}
