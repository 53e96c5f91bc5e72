import { expect, test } from 'vitest';
import { counts, listTexts } from '../../../locales/listTexts.ts';

/** What a language says of each number of open positions and of agencies. */
const said = (language: string, number: number) => {
  const texts = listTexts(language, { ...counts, positionCount: number, agencyCount: number });
  return [texts.positionCount, texts.PositionCount, texts.agencyCount];
};

test.each([
  [0, ['aucun poste ouvert', 'Aucun poste ouvert', 'aucune agence']],
  [1, ['un poste ouvert', 'Un poste ouvert', 'une agence']],
  [2, ['deux postes ouverts', 'Deux postes ouverts', 'deux agences']],
  [20, ['vingt postes ouverts', 'Vingt postes ouverts', 'vingt agences']],
  [21, ['21 postes ouverts', '21 postes ouverts', '21 agences']],
])('%i of them in French', (number, texts) => expect(said('fr', number)).toEqual(texts));

test.each([
  [0, ['no open position', 'No open position', 'no branch']],
  [1, ['one open position', 'One open position', 'one branch']],
  [16, ['sixteen open positions', 'Sixteen open positions', 'sixteen branches']],
])('%i of them in English', (number, texts) => expect(said('en', number)).toEqual(texts));

test('a language without words for lists says so', () => {
  expect(() => listTexts('es')).toThrow('locales/listTexts.ts: wordsIn has no "es"');
});
