import { expect, test } from 'vitest';
import { asSentences } from '../../../../renderer/i18n/asSentences.ts';

test.each([
  ['Une courte description', 'Une courte description.'],
  ['Pourquoi tester ?', 'Pourquoi tester ?'],
  ['Il dit « assez. »', 'Il dit « assez. »'],
  ['متى نختبر؟', 'متى نختبر؟'],
  ['What a day…', 'What a day…'],
])('%s ends before the next sentence begins', (text, sentence) => {
  expect(asSentences([text, '', 'Suite'])).toBe(`${sentence} Suite.`);
});
