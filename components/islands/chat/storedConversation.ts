import { chatDraftKey, chatOpenedAtKey, chatOpenKey, conversationKey } from '../../../content/storedItems.ts';
import { type ChatMessage, longestAnswer } from './conversation.ts';

/** The number of messages that are stored: the last ones of a conversation. */
const mostMessages = 40;

/** A conversation with a message dated further from now than this is rejected: the clock was wrong. A tab may be restored late. */
const longestAgeMs = 366 * 24 * 60 * 60 * 1000;

export interface StoredConversation {
  /** When the panel was first opened in this tab, in milliseconds since 1970 (`useConversation.ts`); undefined if it never was. */
  openedAt: number | undefined;
  messages: readonly ChatMessage[];
}

/** Reads the conversation of this tab. Anyone can edit the storage of a browser, so it is checked; by hand, because a validator is as much code as the chat. */
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
    const isSound =
      Array.isArray(messages) &&
      messages.length <= mostMessages &&
      messages.every(isMessage) &&
      messages.every(({ timestamp }, index) => timestamp > (messages[index - 1]?.timestamp ?? 0));
    return isSound ? messages : [];
  } catch {
    return [];
  }
}

function isMessage(value: unknown): value is ChatMessage {
  const { id, text, isUser, timestamp } = { ...(value as Partial<Record<keyof ChatMessage, unknown>>) };
  return (
    Number.isInteger(timestamp) &&
    // An extreme timestamp cannot be formatted, and each new message gets a later one.
    Math.abs(Number(timestamp) - Date.now()) < longestAgeMs &&
    id === String(timestamp) &&
    typeof text === 'string' &&
    text.trim() !== '' &&
    text.length <= longestAnswer &&
    typeof isUser === 'boolean'
  );
}

/** Stores the conversation for the next page of this tab, without a failed answer, so that its question can be asked again. */
export function keepConversation({ open, openedAt, messages }: StoredConversation & { open: boolean }): void {
  try {
    const stored = messages.filter(({ failed }) => !failed).slice(-mostMessages);
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
    // Private mode, or storage that is full: the conversation lasts as long as the page.
  }
}

/** @returns the question that was written on an earlier page of this tab and not sent; empty if there is none */
export function readQuestion(): string {
  try {
    return sessionStorage.getItem(chatDraftKey) ?? '';
  } catch {
    return '';
  }
}

/** Stores a question that is not sent yet for the next page of this tab; an empty one is forgotten. */
export function keepQuestion(text: string): void {
  try {
    if (text) {
      sessionStorage.setItem(chatDraftKey, text);
    } else {
      sessionStorage.removeItem(chatDraftKey);
    }
  } catch {
    // Forbidden or full: it stays on this page.
  }
}
