import { expect, test } from 'vitest';
import { factValuesOf } from '../../../../functions/chat-with-ai/answer/factValues.ts';
import { factsIn } from './fixtureSite.ts';

test('years and commas are the language’s own', () => {
  const facts = factsIn('ar');
  const years = [1, 2, 4, 12];
  const positions = years.map((minimumExperienceYears) => ({
    title: 'مختبِر',
    city: 'Lille',
    minimumExperienceYears,
    validThrough: '2026-12-31',
  }));
  const values = factValuesOf({
    facts,
    words: facts.words,
    language: 'ar',
    pages: [],
    positions,
  });
  expect(values.positions?.split('\n')).toEqual(
    ['سنة واحدة', 'سنتين', '4 سنوات', '12 سنة'].map((said) => `- مختبِر، Lille (خبرة لا تقل عن ${said})`),
  );
  expect(values.agencies).toContain('- Lille، [lille@company.example]');
});
