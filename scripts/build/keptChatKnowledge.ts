import { chatLanguages } from '../../functions/chat-with-ai/answer/stemsOf.ts';
import { chatFacts } from '../../functions/chat-with-ai/index/chatFacts.ts';
import { indexOf } from '../../functions/chat-with-ai/index/chatIndex.ts';
import type { CutPage } from '../../functions/chat-with-ai/index/cutPassages.ts';
import type { Knowledge } from '../../functions/chat-with-ai/knowledge.ts';
import { languageAndPathOf } from '../../locales/languages.ts';
import type { SitePage } from '../check/site/sitePage.ts';
import { contentStore } from '../contentStore.ts';
import type { Reading } from './readDocuments.ts';

/**
 * As `chatKnowledge`, but the pages of a language of which none has changed are not indexed again.
 *
 * @param readings what was made of every document of the built site
 * @param code a digest of all that the chat is made of but the pages
 * @returns what the chat knows in each language, as JSON: one after the other, since one alone may be large
 */
export async function* keptChatKnowledge(
  readings: ReadonlyMap<SitePage, Reading>,
  code: string,
): AsyncGenerator<Uint8Array> {
  for (const language of chatLanguages) {
    const own = [...readings].flatMap(([{ url: path }, { passages }]) =>
      passages && languageAndPathOf(path).language === language ? { path, passages } : [],
    );
    if (own.length === 0) continue;
    const facts = chatFacts(language);
    const cut = own.flatMap(({ path, passages }) => [path, passages]);
    yield await contentStore.file('knowledge', [code, language, JSON.stringify(facts), ...cut], () => {
      const pages = own.map(({ path, passages }) => ({ ...cutPageIn(passages), path }));
      const known: Knowledge = { ...indexOf(language, pages), facts };
      return Buffer.from(JSON.stringify(known));
    });
  }
}

function cutPageIn(json: Uint8Array): CutPage {
  return JSON.parse(Buffer.from(json).toString());
}
