import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { company } from '../../content/company.ts';
import { chatLanguages } from '../../functions/chat-with-ai/answer/stemsOf.ts';
import { chatFacts } from '../../functions/chat-with-ai/index/chatFacts.ts';
import { chatIndex } from '../../functions/chat-with-ai/index/chatIndex.ts';
import { cutPassages } from '../../functions/chat-with-ai/index/cutPassages.ts';
import type { Knowledge } from '../../functions/chat-with-ai/knowledge.ts';
import { languageAndPathOf } from '../../locales/languages.ts';
import type { SitePage } from '../check/site/sitePage.ts';
import { contentStore } from '../contentStore.ts';

/** Another version of what cuts may cut otherwise. */
const cutBy = ['functions/chat-with-ai/index/cutPassages.ts', 'node_modules/node-html-parser/package.json'];

/**
 * As `chatKnowledge`, but what is known of an unchanged page is not read from it again, and the pages of a language of which none
 * has changed are not indexed again.
 *
 * @param pages every document of the built site
 * @param code a digest of all that the chat is made of but the pages
 */
export async function keptChatKnowledge(pages: readonly SitePage[], code: string): Promise<Knowledge[]> {
  const cutters = cutBy.map((file) => readFileSync(file));
  const indexers = globSync('functions/chat-with-ai/index/*.ts')
    .sort()
    .map((file) => readFileSync(file));
  const knowledge: Knowledge[] = [];
  for (const language of chatLanguages) {
    const cut = new Map<string, string>();
    for (const { url, html } of pages.filter((page) => languageAndPathOf(page.url).language === language)) {
      const address = company.origin + url;
      const found = await contentStore.file('passages', [...cutters, address, html], () =>
        Buffer.from(JSON.stringify(cutPassages(html, address) ?? null)),
      );
      cut.set(url, found.toString());
    }
    const own = [...cut.keys()].map((path) => ({ path, html: '' }));
    const known = await contentStore.file('index', [...indexers, code, ...[...cut].flat()], () =>
      Buffer.from(
        JSON.stringify(
          chatIndex(own, company.origin, (_html, address) =>
            JSON.parse(cut.get(address.slice(company.origin.length)) ?? 'null'),
          ),
        ),
      ),
    );
    const [index] = JSON.parse(known.toString());
    if (index) knowledge.push({ ...index, facts: chatFacts(language) });
  }
  return knowledge;
}
