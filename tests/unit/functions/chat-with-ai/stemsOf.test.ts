import { expect, test } from 'vitest';
import { allStemsOf, stemsOf } from '../../../../functions/chat-with-ai/answer/stemsOf.ts';

test.each([
  ['Sécurité', 'securite'],
  ['tests automatisés', 'test automatisé'],
  ['une suite automatisée', 'des suites automatisees'],
  ['bureaux', 'bureau'],
  ['recrutement', 'recruter'],
  ['cœur', 'coeur'],
])('French reads %j and %j as the same', (one, other) => {
  expect(stemsOf(one, 'fr')).toEqual(stemsOf(other, 'fr'));
});

test.each([
  ['offices', 'office'],
  ['load testing', 'load tests'],
  ['privacy policies', 'privacy policy'],
])('English reads the stems of %j in %j', (one, other) => {
  const stems = stemsOf(other, 'en');
  expect(stemsOf(one, 'en').filter((stem) => stems.includes(stem)).length).toBeGreaterThan(0);
});

test('words that any question may hold are left out', () => {
  expect(stemsOf('Bonjour, pouvez-vous me dire quels sont vos outils ?', 'fr')).toEqual(['outil']);
  expect(stemsOf('Hello, could you tell me which tools you use?', 'en')).toEqual(['tool']);
});

test('names keep what makes them names', () => {
  expect(stemsOf('C#, Node.js, ISO 27001, l’API', 'fr')).toEqual(['c#', 'node.js', 'iso', '27001', 'api']);
});

test('a common word is not mistaken for a name: "are" is not the AR of augmented reality', () => {
  expect(allStemsOf('are', 'en')).toEqual([{ stem: 'are', common: true }]);
  expect(allStemsOf('AR', 'en')).toEqual([{ stem: 'ar', common: false }]);
});
