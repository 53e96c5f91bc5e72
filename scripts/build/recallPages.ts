import { deserialize, serialize } from 'node:v8';
import { findAll, recall } from '../check/site/ofPage.ts';
import type { SitePage } from '../check/site/sitePage.ts';
import { contentStore } from '../contentStore.ts';

/**
 * Gives documents what was found in them when they were taken apart, in whichever build that was.
 *
 * @param pages every document of the built site
 * @param code a digest of all code and facts: what asks, and what it compares with
 */
export async function recallPages(pages: readonly SitePage[], code: string): Promise<void> {
  for (const page of pages) {
    const found = await contentStore.file('found', [code, page.url, page.html], () =>
      serialize(findAll(page)),
    );
    recall(page, deserialize(found));
  }
}
