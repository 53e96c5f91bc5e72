import { expect, test } from 'vitest';
import {
  type ChatLanguage,
  isCommon,
  languageAsked,
  stemsOf,
} from '../../../../functions/chat-with-ai/answer/words.ts';
import { chatFacts, positionLine } from '../../../../functions/chat-with-ai/index/chatFacts.ts';

test.each([
  ['Sécurité', 'securite'],
  ['tests automatisés', 'test automatisé'],
  ['une suite automatisée', 'une suite automatisees'],
  ['bureaux', 'bureau'],
  ['recrutement', 'recruter'],
  ['cœur', 'coeur'],
])('French reads %j and %j as the same', (one, other) => {
  expect(stemsOf(one, 'fr')).toEqual(stemsOf(other, 'fr'));
});

test.each<[ChatLanguage, string, string[]]>([
  ['fr', 'Bonjour, pouvez-vous me dire quels sont vos outils ?', ['outil']],
  ['en', 'Hello, could you tell me which tools you use?', ['tool']],
  ['fr', 'C#, Node.js, ISO 27001', ['c#', 'node.js', 'iso', '27001']],
  // Not the AR of augmented reality.
  ['en', 'are AR', ['ar']],
])('in %s, %s: what tells are %j', (language, text, telling) => {
  expect(stemsOf(text, language).filter((stem) => !isCommon(stem))).toEqual(telling);
});

const all: ChatLanguage[] = ['fr', 'en', 'es', 'ar'];

test.each<[string, ChatLanguage, ChatLanguage, ChatLanguage[]?]>([
  ['¿Cuánto dura una misión?', 'fr', 'es'],
  ['Combien de temps dure une mission ?', 'es', 'fr'],
  ['كم تستغرق المهمة؟', 'en', 'ar'],
  ['How long does it take?', 'ar', 'en'],
  ['Thanks', 'fr', 'en'],
  ['Faites-vous des tests end to end ?', 'fr', 'fr'],
  ['Selenium', 'en', 'en'],
  // Of a page in a language that nothing is known in, words do not decide.
  ['¿Qué hacen ustedes en la empresa?', 'es', 'es', ['fr', 'en']],
])('%s on a page in %s is asked in %s', (message, page, language, known = all) => {
  expect(languageAsked(message, page, known)).toBe(language);
});

test.each([
  [1, 'سنة واحدة'],
  [2, 'سنتين'],
  [4, '4 سنوات'],
  [12, '12 سنة'],
])('years are said as the language counts them: %i', (minimumExperienceYears, said) => {
  const position = { title: 'مختبِر', city: 'Lille', minimumExperienceYears, source: 'owner' as const };
  expect(positionLine(position, chatFacts('ar').words, 'ar')).toBe(`مختبِر، Lille (خبرة لا تقل عن ${said})`);
});
