import { maxMessageLength } from '../../../content/chatContact.ts';

export const maxAnswerLength = 20_000;

export interface ChatMessage {
  /** The timestamp as text. It is unique within a conversation. */
  id: string;
  text: string;
  isUser: boolean;
  /** Milliseconds since 1970. */
  timestamp: number;
  /** True if this message says that no answer came. Such a message is not stored: the next page shows only the question and "Retry". */
  failed?: boolean;
}

export interface Conversation {
  messages: readonly ChatMessage[];
  pending: boolean;
  stopped: boolean;
  /** True if the visitor has started a new conversation and has not asked a question yet. */
  isCleared?: boolean;
  /** The answer to announce to screen readers: the last message, if it arrived on this page. An error message counts as an answer. */
  answer?: string;
}

export type ChatEvent =
  | { type: 'asked'; text: string; at: number }
  | { type: 'retried' }
  | { type: 'answered'; text: string; at: number }
  | { type: 'failed'; text: string; at: number }
  | { type: 'stopped' }
  | { type: 'restored'; messages: readonly ChatMessage[] }
  | { type: 'cleared' }
  | { type: 'closed' };

export const emptyConversation: Conversation = { messages: [], pending: false, stopped: false };

/**
 * @returns the conversation after an event, or the same object if nothing changes. A question is refused if it is empty or too long, or
 *   if another question is pending
 */
export function conversationReducer(conversation: Conversation, event: ChatEvent): Conversation {
  const { messages, pending } = conversation;
  switch (event.type) {
    case 'asked': {
      const text = event.text.trim();
      if (pending || text === '' || text.length > maxMessageLength) {
        return conversation;
      }
      return {
        messages: [...messages, messageOf(messages, { text, isUser: true, at: event.at })],
        pending: true,
        stopped: false,
      };
    }
    case 'retried':
      if (pending || questionToRetry(conversation) === undefined) {
        return conversation;
      }
      return { messages: withoutFailure(messages), pending: true, stopped: false };
    case 'answered':
    case 'failed': {
      if (!pending) {
        return conversation;
      }
      const answer = messageOf(messages, { text: event.text, isUser: false, at: event.at });
      const failed = event.type === 'failed' ? { failed: true } : {};
      return {
        messages: [...messages, { ...answer, ...failed }],
        pending: false,
        stopped: false,
        answer: event.text,
      };
    }
    case 'stopped':
      return pending ? { messages, pending: false, stopped: true } : conversation;
    // Stored messages never replace a conversation that has begun on this page.
    case 'restored':
      return messages.length > 0 || pending
        ? conversation
        : { ...emptyConversation, messages: event.messages };
    case 'cleared':
      return { ...emptyConversation, isCleared: true };
    // `answer` is left out, so that it is not announced again when the panel opens.
    case 'closed':
      return { messages, pending, stopped: conversation.stopped };
  }
}

/** @returns the last question if it has no answer, because the visitor stopped it, it failed, or a change of page interrupted it */
export function questionToRetry({ messages, pending }: Conversation): string | undefined {
  if (pending) {
    return undefined;
  }
  const last = withoutFailure(messages).at(-1);
  return last?.isUser ? last.text : undefined;
}

/** The maximum number of words in a message that continues an earlier one. A longer message is a separate question. */
const maxContinuationWords = 6;

/**
 * A short message that begins with one of the `continuations` ("and") continues the earlier question. The chat function stores no history,
 * so the earlier question is sent with such a message (decision 010).
 *
 * @returns the earlier question; undefined if the message does not continue a question
 */
export function previousQuestion(
  messages: readonly ChatMessage[],
  message: string,
  continuations: string,
): string | undefined {
  const isContinuation = (text: string) => {
    const words: string[] = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return words.length <= maxContinuationWords && continuations.split(' ').includes(words[0] ?? '');
  };
  return isContinuation(message)
    ? messages.findLast(({ text, isUser }) => isUser && !isContinuation(text))?.text
    : undefined;
}

function withoutFailure(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.at(-1)?.failed ? messages.slice(0, -1) : messages;
}

function messageOf(
  messages: readonly ChatMessage[],
  { text, isUser, at }: { text: string; isUser: boolean; at: number },
): ChatMessage {
  // The timestamp is also the id, so two messages of the same millisecond need different timestamps.
  const timestamp = Math.max(at, (messages.at(-1)?.timestamp ?? 0) + 1);
  return { id: String(timestamp), text, isUser, timestamp };
}
