import { expect, test } from 'vitest';
import { createLanguageAsked } from '../../../../functions/chat-with-ai/answer/createLanguageAsked.ts';

test.each([
  ['¿Cuánto dura una misión?', 'fr', 'es'],
  ['Combien de temps dure une mission ?', 'es', 'fr'],
  ['كم تستغرق المهمة؟', 'en', 'ar'],
  ['How long does it take?', 'ar', 'en'],
  ['Combien de temps dure une mission ?', 'fr', 'fr'],
  ['Thanks', 'fr', 'en'],
  ['Faites-vous des tests end to end ?', 'fr', 'fr'],
  ['Selenium', 'en', 'en'],
] as const)('%s on a page in %s is asked in %s', (message, page, language) => {
  expect(createLanguageAsked(['fr', 'en', 'es', 'ar'])(message, page)).toBe(language);
});

test('a page in a language that nothing is known in gets the fallback language, whatever the words look like', () => {
  expect(createLanguageAsked(['fr', 'en'])('¿Qué hacen ustedes en la empresa?', 'es')).toBe('es');
});
