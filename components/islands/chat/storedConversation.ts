import { z } from 'zod/mini';
import type { ChatMessage } from './conversation.ts';

const key = 'chat';
const openedAtKey = 'chatOpenedAt';

/** Where it is said that the panel is open: the next page shows it, and wakes the island, before anybody asks (`renderer/hydration/keptParts.ts`). */
const openKey = 'island:chat';

/** How much of a conversation is kept: the last messages. */
const keptMessages = 40;

const schema = z
  .array(
    z.object({
      id: z.string().check(z.maxLength(30)),
      text: z.string().check(z.maxLength(20_000)),
      isUser: z.boolean(),
      timestamp: z.number(),
    }),
  )
  .check(z.maxLength(keptMessages));

/** A moment that has been: anyone with the browser's tools can write others. */
const pastMoment = z.coerce.number().check(
  z.positive(),
  z.refine((moment) => moment <= Date.now()),
);

export interface StoredConversation {
  /** When the panel was first opened in this tab, in milliseconds since 1970; nothing where it never was. */
  openedAt: number | undefined;
  messages: readonly ChatMessage[];
}

/** @returns what this tab has kept; no messages where there are none, or none that can be used */
export function readConversation(): StoredConversation {
  try {
    const openedAt = pastMoment.safeParse(sessionStorage.getItem(openedAtKey)).data;
    return { openedAt, messages: messagesIn(sessionStorage.getItem(key)) };
  } catch {
    return { openedAt: undefined, messages: [] };
  }
}

function messagesIn(stored: string | null): readonly ChatMessage[] {
  try {
    return schema.safeParse(JSON.parse(stored ?? '[]')).data ?? [];
  } catch {
    return [];
  }
}

/**
 * Keeps the conversation for the next page of this tab.
 *
 * @param conversation what to keep, and whether the next page shows it; a failed answer is left out, so that its question can be
 *   asked again
 */
export function keepConversation({ open, openedAt, messages }: StoredConversation & { open: boolean }): void {
  try {
    const kept = messages.filter(({ failed }) => !failed).slice(-keptMessages);
    if (open) sessionStorage.setItem(openKey, '');
    else sessionStorage.removeItem(openKey);
    if (openedAt !== undefined) sessionStorage.setItem(openedAtKey, String(openedAt));
    if (kept.length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // Private mode, or storage that is full: the conversation lasts as long as the page.
  }
}
