import { expect, test } from 'vitest';
import { leftToWrite } from '../../../../scripts/check/words/leftToWrite.ts';
import { spelledFacts } from '../../../../scripts/check/words/spelledFacts.ts';
import { wordsOf } from './wordsOf.ts';

const files = [
  wordsOf(
    { positionCount_one: 'un poste ouvert', positionCount_other: '{{count}} postes ouverts' },
    'fr',
    'lists',
  ),
  wordsOf({ numbers: ['zéro', 'un', 'deux', 'trois', 'quatre'] }, 'fr', 'promises'),
];
const messages = (words: object) =>
  spelledFacts(wordsOf(words), files, 'Éprouva').map(({ line, message }) => `${line}: ${message}`);

test.each([
  [
    { title: 'Carrières : quatre postes ouverts' },
    '2: title says "quatre postes ouverts", which follows from a list. Write {{positionCount}}.',
  ],
  [
    { title: '4 postes ouverts' },
    '2: title says "4 postes ouverts", which follows from a list. Write {{positionCount}}.',
  ],
  [{ title: 'Accueil | Éprouva' }, '2: title says "Éprouva". Write {{company}}.'],
  [
    { title: 'Trois règles', items: ['a', 'b'] },
    '2: title says "Trois", and there are 2 items beside it. Correct one of them.',
  ],
])('%j is refused', (words, message) => expect(messages(words)).toEqual([message]));

test.each([
  [{ title: 'Carrières : {{positionCount}} | {{company}}' }],
  [{ title: 'Deux règles', items: { a: 'a', b: 'b' } }],
  [{ title: 'Quatre postes de travail' }],
])('%j passes', (words) => expect(messages(words)).toEqual([]));

test('a text that npm run new has left to write is noted with its line', () => {
  expect(leftToWrite(wordsOf({ title: '[…] fr/home tester title' }))).toEqual([
    expect.objectContaining({ line: 2, severity: 'note', message: 'is left to write: fr/home tester title' }),
  ]);
});
