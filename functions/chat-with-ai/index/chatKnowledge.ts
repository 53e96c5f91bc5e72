import { company } from '../../../content/company.ts';
import type { ChatLanguage } from '../answer/stemsOf.ts';
import type { Knowledge } from '../knowledge.ts';
import { chatFacts } from './chatFacts.ts';
import { type BuiltPage, chatIndex } from './chatIndex.ts';
import { cutPassages } from './cutPassages.ts';

/**
 * @param pages every document of the built site
 * @param cut cuts a document into passages, or knows what was cut from it
 * @returns what the chat function knows, in each language it answers in
 */
export function chatKnowledge(pages: readonly BuiltPage[], cut = cutPassages): Knowledge[] {
  return chatIndex(pages, company.origin, cut).map((index) => ({
    ...index,
    facts: chatFacts(index.language as ChatLanguage),
  }));
}
