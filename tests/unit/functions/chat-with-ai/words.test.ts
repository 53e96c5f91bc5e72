import { expect, test } from 'vitest';
import type { LanguageCode } from '../../../../content/languages.ts';
import {
  createStemsOf,
  isCommon,
  languageAsked,
  wordsOf,
} from '../../../../functions/chat-with-ai/answer/words.ts';
import { chatFacts, positionLine } from '../../../../functions/chat-with-ai/index/chatFacts.ts';
import { chatLanguages, readSpeech } from '../../../../functions/chat-with-ai/index/readSpeech.ts';

const stemsOf = (text: string, language: LanguageCode) =>
  createStemsOf(language, readSpeech(language).words.common)(text);
const commonWords = new Map(
  chatLanguages.map((each) => [each, new Set(wordsOf(readSpeech(each).words.common))]),
);

test.each([
  ['une suite automatisée', 'une suite automatisees'],
  ['tests automatisés', 'test automatisé'],
  ['recrutement', 'recruter'],
  ['cœur', 'coeur'],
])('French reads %j and %j as the same', (one, other) => {
  expect(stemsOf(one, 'fr')).toEqual(stemsOf(other, 'fr'));
});

test.each<[LanguageCode, string, string[]]>([
  ['fr', 'Bonjour, pouvez-vous me dire quels sont vos outils ?', ['outil']],
  ['fr', 'C#, Node.js, ISO 27001', ['c#', 'node.js', 'iso', '27001']],
  // Not the AR of augmented reality.
  ['en', 'are AR', ['ar']],
])('in %s, %s: what tells are %j', (language, text, telling) => {
  expect(stemsOf(text, language).filter((stem) => !isCommon(stem))).toEqual(telling);
});

test.each<[string, LanguageCode, LanguageCode]>([
  ['¿Cuánto dura una misión?', 'fr', 'es'],
  ['كم تستغرق المهمة؟', 'en', 'ar'],
  ['Faites-vous des tests end to end ?', 'fr', 'fr'],
  ['Selenium', 'en', 'en'],
])('%s on a page in %s is asked in %s', (message, page, language) => {
  expect(languageAsked(message, page, commonWords)).toBe(language);
});

test('years are said as the language counts them', () => {
  const { words } = chatFacts('ar');
  const position = { title: 'مختبِر', city: 'Lille', source: 'owner' as const };
  const lines = [1, 2, 4, 12].map((minimumExperienceYears) =>
    positionLine({ ...position, minimumExperienceYears }, words, 'ar'),
  );
  const said = ['سنة واحدة', 'سنتين', '4 سنوات', '12 سنة'];
  expect(lines).toEqual(said.map((years) => `مختبِر، Lille (خبرة لا تقل عن ${years})`));
});

test('a language without stemmer is searched by whole words', () => {
  const stems = createStemsOf('de' as LanguageCode, 'wir');
  expect(stems('Wir testen Spiele')).toEqual(['_wir', 'testen', 'spiele']);
});
