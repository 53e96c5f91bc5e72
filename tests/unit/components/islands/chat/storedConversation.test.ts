import { afterEach, expect, test, vi } from 'vitest';
import {
  keepConversation,
  readConversation,
} from '../../../../../components/islands/chat/storedConversation.ts';

const now = Date.now();
const question = { id: String(now - 2), text: 'Où ?', isUser: true, timestamp: now - 2 };
const answer = { id: String(now - 1), text: 'Ici.', isUser: false, timestamp: now - 1 };

afterEach(() => void vi.unstubAllGlobals());

function read(stored: string): readonly unknown[] {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === 'chat' ? stored : null) });
  return readConversation().messages;
}

test('a sound conversation is read as it was stored', () => {
  expect(read(JSON.stringify([question, answer]))).toEqual([question, answer]);
});

test.each<[string, unknown]>([
  ['an object in the place of the list', { messages: [question] }],
  ['null in the place of a message', [null]],
  ['a moment that is no date', [{ ...question, id: '1e+300', timestamp: 1e300 }]],
  ['a moment between two milliseconds', [{ ...question, id: '1.5', timestamp: 1.5 }]],
  ['an id that is not its moment', [{ ...question, id: 'x' }]],
  ['one message twice', [question, question]],
  ['a number for a text', [{ ...question, text: 1 }]],
  ['a text without end', [{ ...question, text: 'x'.repeat(20_001) }]],
  ['no author', [{ ...question, isUser: 'no' }]],
  ['one wrong message among others', [question, answer, {}]],
])('a conversation with %s is dropped', (_, stored) => {
  expect(read(JSON.stringify(stored))).toEqual([]);
});

test('a conversation that is no JSON is dropped', () => expect(read('[{"id":"1"')).toEqual([]));

test('a browser that forbids storage keeps nothing, without an error', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  keepConversation({ open: true, openedAt: now, messages: [question] as never });
  expect(readConversation()).toEqual({ openedAt: undefined, messages: [] });
});
