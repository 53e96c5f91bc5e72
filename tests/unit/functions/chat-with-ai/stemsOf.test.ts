import { expect, test } from 'vitest';
import { isCommon, stemsOf } from '../../../../functions/chat-with-ai/answer/stemsOf.ts';

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

test('words that any question may hold are marked', () => {
  const telling = (text: string, language: 'fr' | 'en') =>
    stemsOf(text, language).filter((stem) => !isCommon(stem));
  expect(telling('Bonjour, pouvez-vous me dire quels sont vos outils ?', 'fr')).toEqual(['outil']);
  expect(telling('Hello, could you tell me which tools you use?', 'en')).toEqual(['tool']);
});

test('names keep what makes them names', () => {
  const stems = stemsOf('C#, Node.js, ISO 27001', 'fr');
  expect(stems).toEqual(['c#', 'node.js', 'iso', '27001']);
});

test('a common word is not mistaken for a name: "are" is not the AR of augmented reality', () => {
  expect(stemsOf('are AR', 'en')).toEqual(['_are', 'ar']);
});
