import { expect, test } from 'vitest';
import { chatFacts, positionLine } from '../../../../functions/chat-with-ai/index/chatFacts.ts';

test.each([
  [1, 'سنة واحدة'],
  [2, 'سنتين'],
  [4, '4 سنوات'],
  [12, '12 سنة'],
])('years are said as the language counts them: %i', (minimumExperienceYears, said) => {
  const position = { title: 'مختبِر', city: 'Lille', minimumExperienceYears, isExample: false };
  expect(positionLine(position, chatFacts('ar').words, 'ar')).toBe(`مختبِر، Lille (خبرة لا تقل عن ${said})`);
});
