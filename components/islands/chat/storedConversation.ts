import { z } from 'zod/mini';
import type { ChatMessage } from './conversation.ts';

const key = 'chat';

/** How much of a conversation is kept: the last messages. */
const keptMessages = 40;

const schema = z.object({
  open: z.boolean(),
  messages: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(30)),
        text: z.string().check(z.maxLength(20_000)),
        isUser: z.boolean(),
        timestamp: z.number(),
      }),
    )
    .check(z.maxLength(keptMessages)),
});

export interface StoredConversation {
  open: boolean;
  messages: readonly ChatMessage[];
}

/** @returns what this tab has kept; nothing when there is nothing, or nothing that can be used */
export function readConversation(): StoredConversation | undefined {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the conversation for the next page of this tab. The boot script looks for `"open":true` at its start.
 *
 * @param conversation what to keep; a failed answer is left out, so that its question can be asked again
 */
export function keepConversation({ open, messages }: StoredConversation): void {
  try {
    const kept = messages.filter(({ failed }) => !failed).slice(-keptMessages);
    if (!open && kept.length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ open, messages: kept }));
  } catch {
    // Private mode, or storage that is full: the conversation lasts as long as the page.
  }
}
