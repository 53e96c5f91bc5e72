import type { ChatLanguage } from '../answer/stemsOf.ts';
import type { Knowledge } from '../knowledge.ts';
import { chatFacts } from './chatFacts.ts';
import { chatIndex, type ReadPage } from './chatIndex.ts';

/**
 * @param pages what was read of every page that is indexed
 * @returns what the chat function knows, in each language it answers in: one after the other, since one alone may be large
 */
export function* chatKnowledge(pages: readonly ReadPage[]): Generator<Knowledge> {
  for (const index of chatIndex(pages)) yield { ...index, facts: chatFacts(index.language as ChatLanguage) };
}
