import { expect, test } from 'vitest';
import { alternativesOf } from '../../../../functions/chat-with-ai/answer/alternativesOf.ts';

test.each([
  ['devis', ['devis']],
  ['(devis|prix) écrit', ['devis écrit', 'prix écrit']],
  ['(a|b) c (d|)', ['a c d', 'a c ', 'b c d', 'b c ']],
])('%s', (phrase, all) => {
  expect(alternativesOf(phrase)).toEqual(all);
});
