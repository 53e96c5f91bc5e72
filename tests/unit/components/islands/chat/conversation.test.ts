import { describe, expect, it } from 'vitest';
import {
  type ChatEvent,
  type Conversation,
  conversationReducer,
  emptyConversation,
  previousQuestion,
} from '../../../../../components/islands/chat/conversation.ts';
import { maxMessageLength } from '../../../../../content/chatContact.ts';

const stateAfter = (...events: ChatEvent[]): Conversation =>
  events.reduce(conversationReducer, emptyConversation);
const asked: ChatEvent = { type: 'asked', text: ' Où ? ', at: 1000 };

describe('a conversation', () => {
  it('appends the question, trimmed, and waits', () => {
    expect(stateAfter(asked)).toEqual({
      messages: [{ id: '1000', text: 'Où ?', isUser: true, timestamp: 1000 }],
      pending: true,
      stopped: false,
    });
  });

  it.each(['', '   \n\t ', 'x'.repeat(maxMessageLength + 1)])(
    'refuses an empty or too long question',
    (text) => {
      expect(stateAfter({ type: 'asked', text, at: 1 })).toBe(emptyConversation);
    },
  );

  it('refuses a second question while one is pending', () => {
    const state = stateAfter(asked);
    expect(conversationReducer(state, { type: 'asked', text: 'Et ?', at: 2 })).toBe(state);
  });

  it('gives each message an id of its own, even within a millisecond', () => {
    const state = stateAfter(asked, { type: 'answered', text: 'Ici.', at: 1000 });
    expect(new Set(state.messages.map(({ id }) => id)).size).toBe(2);
  });

  it('ignores an answer that comes after a stop or a new conversation', () => {
    const late: ChatEvent = { type: 'answered', text: 'Trop tard.', at: 3000 };
    expect(stateAfter(asked, { type: 'stopped' }, late).messages).toHaveLength(1);
    expect(stateAfter(asked, { type: 'cleared' }, late).messages).toEqual([]);
  });

  it('does not let restored messages replace what was said meanwhile', () => {
    const state = stateAfter(asked);
    expect(conversationReducer(state, { type: 'restored', messages: [] })).toBe(state);
  });
});

describe('a message that continues an earlier question', () => {
  const continuations = 'et mais';
  const { messages } = stateAfter(
    { type: 'asked', text: 'Quels postes (CDI) sont ouverts ?', at: 1 },
    { type: 'answered', text: 'Voici.', at: 2 },
    { type: 'asked', text: 'Et à Lyon ?', at: 3 },
    { type: 'answered', text: 'Aucun.', at: 4 },
  );

  it.each([
    ['Et à Lille ?', 'Quels postes (CDI) sont ouverts ?'],
    ['Et (à Lille) ?', 'Quels postes (CDI) sont ouverts ?'],
    ['Où êtes-vous ?', undefined],
    ['Et combien de temps faut-il pour avoir un devis ?', undefined],
  ])('%s continues %s', (message, earlier) => {
    expect(previousQuestion(messages, message, continuations)).toBe(earlier);
    expect(previousQuestion([], message, continuations)).toBeUndefined();
  });

  it('continues the same question when it is asked again', () => {
    // The repeated message is already the last one of the conversation.
    expect(previousQuestion(messages.slice(0, 3), 'Et à Lyon ?', continuations)).toMatch(/^Quels postes/);
  });
});
