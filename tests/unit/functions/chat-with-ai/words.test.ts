import { expect, test } from 'vitest';
import { createStemsOf, isCommon, languageAsked } from '../../../../functions/chat-with-ai/answer/words.ts';
import { chatFacts, positionLine } from '../../../../functions/chat-with-ai/index/chatFacts.ts';
import { readSpeech } from '../../../../functions/chat-with-ai/index/readSpeech.ts';

const french = createStemsOf('fr', readSpeech('fr').words.common);
// It reads "are" as nothing, as the words of a site in English do.
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
  [french, 'Bonjour, pouvez-vous me dire quels sont vos outils ?', ['outil']],
  [french, 'C#, Node.js, ISO 27001', ['c#', 'node.js', 'iso', '27001']],
  // Not the AR of augmented reality.
  [english, 'are AR', ['ar']],
])('%s, %s: what tells are %j', (stemsOf, text, telling) => {
  expect(stemsOf(text).filter((stem) => !isCommon(stem))).toEqual(telling);
});

/** Words that any question may contain, in languages that this site may lack. */
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
])('%s on a page in %s is asked in %s', (message, page, language) => {
  expect(languageAsked(message, page, commonWords)).toBe(language);
});

test('years are said as the language counts them', () => {
  const { words } = chatFacts('fr');
  const position = { title: 'Testeur', city: 'Lille', source: 'owner' as const };
  const lines = [1, 12].map((minimumExperienceYears) =>
    positionLine({ ...position, minimumExperienceYears }, words, 'fr'),
  );
  expect(lines).toEqual([expect.stringMatching(/\b1\san\b/), expect.stringMatching(/\b12\sans\b/)]);
});

test('a language without stemmer is searched by whole words', () => {
  const stems = createStemsOf('de', 'wir');
  expect(stems('Wir testen Spiele')).toEqual(['_wir', 'testen', 'spiele']);
});
