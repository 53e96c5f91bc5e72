import { expect, test } from 'vitest';
import { languageAsked } from '../../../../functions/chat-with-ai/answer/languageAsked.ts';

test.each([
  ['How long does an assignment take?', 'fr', 'en'],
  ['Combien de temps dure une mission ?', 'en', 'fr'],
  ['Combien de temps dure une mission ?', 'fr', 'fr'],
  ['Thanks', 'fr', 'en'],
  ['Faites-vous des tests end to end ?', 'fr', 'fr'],
  ['Selenium', 'fr', 'fr'],
  ['Selenium', 'en', 'en'],
  // Nothing is known in Spanish: the page gets the fallback language, whatever the words look like.
  ['¿Qué hacen ustedes en la empresa?', 'es', 'es'],
] as const)('%s on a page in %s is asked in %s', (message, page, language) => {
  expect(languageAsked(message, page)).toBe(language);
});
