import { expect, test } from 'vitest';
import { createLineChooser } from '../../../../functions/chat-with-ai/answer/chooseLines.ts';
import { wordsIn } from '../../../../functions/chat-with-ai/answer/words.ts';

const numbers = 'zéro un deux trois quatre cinq six sept huit'.split(' ');
const { choose } = createLineChooser(wordsIn, numbers, 'suit, ci dessous');
const items = (count: number) => Array.from({ length: count }, (_, index) => `- Point ${index + 1}`);
const lead = 'Huit points font le prix. Un devis suit, en chiffres. Le risque compte le plus.';
const price = { heading: 'Le prix', lines: [lead, ...items(8)] };
const none = new Map<string, number>();
const asking = (word: string) => choose(price, new Map([[word, 5]]), none);

test('of a long list only the first items and the number of the others are given, without sentences that count or announce items', () => {
  expect(asking('prix')).toEqual({
    paragraphs: ['Le risque compte le plus.', items(6).join('\n')],
    itemsLeft: 2,
  });
});

test('a complete list keeps the sentence that counts its items', () => {
  const whole = { heading: 'Le prix', lines: ['Quatre points font le prix.', ...items(4)] };
  expect(choose(whole, new Map([['prix', 5]]), none)).toEqual({
    paragraphs: ['Quatre points font le prix.', items(4).join('\n')],
    itemsLeft: 0,
  });
});

test('an answer of one item does not count the other items', () => {
  expect(asking('7')).toEqual({ paragraphs: ['Le risque compte le plus.', '- Point 7'], itemsLeft: 0 });
});

test('if no line has a word of the question, other wordings of the question decide', () => {
  expect(choose(price, none, new Map([['5', 5]])).paragraphs).toContain('- Point 5');
});

test('a label alone is no answer', () => {
  const lines = [
    'Secteur : commerce',
    'Site marchand, application mobile et encaissement, avant les soldes.',
  ];
  const passage = { heading: 'Distributeur', lines: [...lines, ...items(1)] };
  expect(choose(passage, new Map([['commerce', 5]]), none).paragraphs).toEqual([...lines, '- Point 1']);
});
