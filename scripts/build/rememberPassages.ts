import { readFileSync } from 'node:fs';
import { company } from '../../content/company.ts';
import { cutPassages } from '../../functions/chat-with-ai/index/cutPassages.ts';
import type { SitePage } from '../check/site/sitePage.ts';
import { contentStore } from './contentStore.ts';

/** Another version of what cuts may cut otherwise. */
const cutBy = ['functions/chat-with-ai/index/cutPassages.ts', 'node_modules/node-html-parser/package.json'];

/**
 * Cuts the documents into the chat's passages; what was cut before is not cut again.
 *
 * @param pages every document of the built site
 * @returns what {@link cutPassages} gives for each of them
 */
export async function rememberPassages(pages: readonly SitePage[]): Promise<typeof cutPassages> {
  const cutters = cutBy.map((file) => readFileSync(file));
  const cut = new Map<string, ReturnType<typeof cutPassages>>();
  for (const { url, html } of pages) {
    const address = company.origin + url;
    const found = await contentStore.file('passages', [...cutters, address, html], () =>
      Buffer.from(JSON.stringify(cutPassages(html, address) ?? null)),
    );
    cut.set(address, JSON.parse(found.toString()) ?? undefined);
  }
  return (_html, address) => cut.get(address);
}
