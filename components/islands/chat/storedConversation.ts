import { chatDraftKey, chatOpenedAtKey, chatOpenKey, conversationKey } from '../../../content/storedItems.ts';
import { type ChatMessage, maxAnswerLength } from './conversation.ts';

/** The maximum number of stored messages. The oldest ones are dropped. */
const maxMessages = 40;

/** The maximum difference between the time of a message and now. A greater difference means that a clock was wrong. */
const maxAgeMs = 366 * 24 * 60 * 60 * 1000;

export interface StoredConversation {
  /** When the panel was first opened in this tab, in milliseconds since 1970 (`useConversation.ts`); undefined if never. */
  openedAt: number | undefined;
  messages: readonly ChatMessage[];
}

/** Reads and validates the conversation of this tab, because anyone can edit the storage. A validation library would be too heavy. */
export function readConversation(): StoredConversation {
  try {
    const openedAt = Number(sessionStorage.getItem(chatOpenedAtKey));
    return {
      openedAt: openedAt > 0 && openedAt <= Date.now() ? openedAt : undefined,
      messages: messagesIn(sessionStorage.getItem(conversationKey)),
    };
  } catch {
    return { openedAt: undefined, messages: [] };
  }
}

function messagesIn(stored: string | null): readonly ChatMessage[] {
  try {
    const messages: unknown = JSON.parse(stored ?? '[]');
    const isValid =
      Array.isArray(messages) &&
      messages.length <= maxMessages &&
      messages.every(isMessage) &&
      messages.every(({ timestamp }, index) => timestamp > (messages[index - 1]?.timestamp ?? 0));
    return isValid ? messages : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is ChatMessage {
  // The spread turns null into an empty object, so that destructuring does not throw.
  const { id, text, isUser, timestamp } = { ...(value as Partial<Record<keyof ChatMessage, unknown>>) };
  return (
    Number.isInteger(timestamp) &&
    // An extreme timestamp cannot be formatted. It would also make the timestamps of all later messages extreme (`messageOf`).
    Math.abs(Number(timestamp) - Date.now()) < maxAgeMs &&
    id === String(timestamp) &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= maxAnswerLength &&
    typeof isUser === 'boolean'
  );
}

/** Stores the conversation for the next page of this tab. A message that says that no answer came is not stored. */
export function keepConversation({ open, openedAt, messages }: StoredConversation & { open: boolean }): void {
  try {
    const stored = messages.filter(({ failed }) => !failed).slice(-maxMessages);
    // If this key is stored, the next page opens the panel (`hydrateAtLoad.ts`).
    if (open) {
      sessionStorage.setItem(chatOpenKey, '');
    } else {
      sessionStorage.removeItem(chatOpenKey);
    }
    if (openedAt !== undefined) {
      sessionStorage.setItem(chatOpenedAtKey, String(openedAt));
    }
    if (stored.length > 0) {
      sessionStorage.setItem(conversationKey, JSON.stringify(stored));
    } else {
      sessionStorage.removeItem(conversationKey);
    }
  } catch {
    // Storage is not allowed (private mode) or full: the conversation ends with the page.
  }
}

/** @returns the question that was typed on an earlier page of this tab and not sent; empty if there is none */
export function readQuestion(): string {
  try {
    return sessionStorage.getItem(chatDraftKey) ?? '';
  } catch {
    return '';
  }
}

/** Stores an unsent question for the next page of this tab. An empty question removes the stored one. */
export function keepQuestion(text: string): void {
  try {
    if (text) {
      sessionStorage.setItem(chatDraftKey, text);
    } else {
      sessionStorage.removeItem(chatDraftKey);
    }
  } catch {
    // Storage is not allowed or full: the question stays on this page only.
  }
}
