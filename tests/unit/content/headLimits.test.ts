import { expect, test } from 'vitest';
import { asSentence } from '../../../content/headLimits.ts';

test.each([
  ['Une courte description', 'Une courte description.'],
  ['Pourquoi tester ?', 'Pourquoi tester ?'],
  ['Il dit « assez. »', 'Il dit « assez. »'],
  ['متى نختبر؟', 'متى نختبر؟'],
  ['What a day…', 'What a day…'],
])('%s ends before the next sentence begins', (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
