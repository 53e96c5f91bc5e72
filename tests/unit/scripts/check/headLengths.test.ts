import { expect, test } from 'vitest';
import { headLengths } from '../../../../scripts/check/words/headLengths.ts';
import { wordsOf } from './wordsOf.ts';

const description = 'x'.repeat(50);
const messagesOf = (words: object) =>
  headLengths(wordsOf(words), { company: 'Éprouva' }).map(({ message }) => message);

test('titles and descriptions are measured at their limits', () => {
  expect(messagesOf({ meta: { title: 'x'.repeat(60), description: 'x'.repeat(160) } })).toEqual([]);
  expect(messagesOf({ meta: { title: 'x'.repeat(61), description: 'x'.repeat(161) } })).toEqual([
    'meta.title has 61 characters, 60 at most. Take 1 away.',
    'meta.description has 161 characters, 160 at most. Take 1 away.',
  ]);
  expect(messagesOf({ meta: { title: 'x', description: 'x'.repeat(49) } })).toEqual([
    'meta.description has 49 characters, 50 at least. Add 1.',
  ]);
});

test('any object named meta or …Meta is a head, at any depth; others are not', () => {
  const bad = { title: 'x', description: 'short' };
  expect(messagesOf({ whyMeta: bad, cloud: { meta: bad }, list: [{ meta: bad }] })).toHaveLength(3);
  expect(messagesOf({ metadata: bad, hero: bad })).toEqual([]);
});

test('a head needs both', () => {
  expect(messagesOf({ meta: { title: 'x' } })).toEqual([
    expect.stringContaining('meta.description is missing'),
  ]);
});

test('placeholders count as what replaces them', () => {
  expect(messagesOf({ meta: { title: `${'x'.repeat(53)}{{company}}`, description } })).toEqual([]);
  expect(messagesOf({ meta: { title: `${'x'.repeat(54)}{{company}}`, description } })).toHaveLength(1);
});
