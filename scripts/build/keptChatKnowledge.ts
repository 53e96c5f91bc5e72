import { chatLanguages } from '../../functions/chat-with-ai/answer/stemsOf.ts';
import { chatFacts } from '../../functions/chat-with-ai/index/chatFacts.ts';
import { indexOf } from '../../functions/chat-with-ai/index/chatIndex.ts';
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
 * @returns what the chat knows, as JSON
 */
export async function keptChatKnowledge(
  readings: ReadonlyMap<SitePage, Reading>,
  code: string,
): Promise<string> {
  const knowledge: Buffer[] = [];
  for (const language of chatLanguages) {
    const own = [...readings].flatMap(([{ url: path }, { passages }]) =>
      passages && languageAndPathOf(path).language === language ? { ...passages, path } : [],
    );
    if (own.length === 0) continue;
    const facts = chatFacts(language);
    const ingredients = [code, language, JSON.stringify(facts), JSON.stringify(own)];
    knowledge.push(
      await contentStore.file('knowledge', ingredients, () => {
        const known: Knowledge = { ...indexOf(language, own), facts };
        return Buffer.from(JSON.stringify(known));
      }),
    );
  }
  return `[${knowledge.join()}]`;
}
