import { company } from '../../../content/company.ts';
import type { ChatLanguage } from '../answer/stemsOf.ts';
import type { Knowledge } from '../knowledge.ts';
import { chatFacts } from './chatFacts.ts';
import { type BuiltPage, chatIndex } from './chatIndex.ts';

/**
 * @param pages every document of the built site
 * @returns what the chat function knows, in each language it answers in
 */
export function chatKnowledge(pages: readonly BuiltPage[]): Knowledge[] {
  return chatIndex(pages, company.origin).map((index) => ({
    ...index,
    facts: chatFacts(index.language as ChatLanguage),
  }));
}
