import { expect, test } from 'vitest';
import { createStemsOf, isCommon, languageAsked } from '../../../../functions/chat-with-ai/answer/words.ts';
import { readVocabulary } from '../../../../functions/chat-with-ai/index/chatKnowledge.ts';

const french = createStemsOf('fr', readVocabulary('fr').words.common);
// The only common word here is "are". Its stem would be the same as that of "AR" (augmented reality).
const english = createStemsOf('en', 'are');

test.each([
  ['une suite automatisée', 'une suite automatisees'],
  ['tests automatisés', 'test automatisé'],
  ['recrutement', 'recruter'],
  ['cœur', 'coeur'],
])('French reads %j and %j as the same', (one, other) => {
  expect(french(one)).toEqual(french(other));
});

test.each([
  ['French', 'Bonjour, pouvez-vous me dire quels sont vos outils ?', ['outil'], french],
  ['French', 'C#, Node.js, ISO 27001', ['c#', 'node.js', 'iso', '27001'], french],
  ['English', 'are AR', ['ar'], english],
])('in %s, %j without its common words is %j', (_, text, stems, stemsOf) => {
  expect(stemsOf(text).filter((stem) => !isCommon(stem))).toEqual(stems);
});

/** Words that any question may contain. Not read from this site, which may lack a language. */
const commonWords = new Map([
  ['fr', new Set(['faites', 'vous', 'des'])],
  ['en', new Set(['to', 'end'])],
  ['es', new Set(['cuanto', 'una'])],
  ['ar', new Set(['كم'])],
]);

test.each([
  ['¿Cuánto dura una misión?', 'fr', 'es'],
  ['كم تستغرق المهمة؟', 'en', 'ar'],
  ['Faites-vous des tests end to end ?', 'fr', 'fr'],
  ['Selenium', 'en', 'en'],
])('%s, asked on a page in %s, is in the language %s', (message, page, language) => {
  expect(languageAsked(message, page, commonWords)).toBe(language);
});

test('a language without stemmer is searched by whole words', () => {
  const stems = createStemsOf('de', 'wir');
  expect(stems('Wir testen Spiele')).toEqual(['_wir', 'testen', 'spiele']);
});
