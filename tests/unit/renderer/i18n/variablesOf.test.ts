import { expect, test } from 'vitest';
import { allFigures } from '../../../../content/figures.ts';
import { offices } from '../../../../content/offices.ts';
import {
  basisTexts,
  counts,
  figureTexts,
  type ListTexts,
  textsOfLists,
} from '../../../../renderer/i18n/variablesOf.ts';
import { hasLanguage } from '../../../hasLanguage.ts';
import { translationsOf } from '../../../translationsOf.ts';

test('no two figures share a key', () => {
  const keys = allFigures.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

const shownFigures = [
  ['fr', '99,9\u00a0%', '50+', '10x', '−75\u00a0%', '+23\u00a0%', '5\u00a0ans', '360°'],
  ['en', '99.9%', '50+', '10x', '−75%', '+23%', '5\u00a0years', '360°'],
];

test.each(shownFigures.filter(([code = '']) => hasLanguage(code)))('figures in %s', (language, ...texts) => {
  const { figures, numbers } = figureTexts(language ?? '');
  // In the order of `shownFigures`.
  const keys = ['satisfaction', 'specialists', 'speed', 'testCost', 'conversion', 'years', 'view'];
  expect(keys.map((key) => figures[key]?.replaceAll('\u202f', '\u00a0'))).toEqual(texts);
  expect(numbers.specialists).toBe('50');
});

test('a basis says what a figure counts, and whether that is an example', () => {
  const words = { basis: { years: 'together since 2021' }, exampleBasis: '{{basis}} (example)' };
  const years = { key: 'years', value: 5, source: 'specification' } as const;
  expect(basisTexts(words, {}, [{ ...years, basis: { source: 'example' } }])).toEqual({
    years: 'together since 2021 (example)',
  });
  expect(basisTexts(words, {}, [{ ...years, basis: { source: 'owner' } }])).toEqual({
    years: 'together since 2021',
  });
  expect(basisTexts(words, {}, [years])).toEqual({});
});

/** @returns the texts of a language for a number of open positions and the same number of agencies */
const said = (language: string, number: number) => {
  const { numbers } = translationsOf(language, 'commitments');
  const words = translationsOf(language, 'lists');
  const lengths = { ...counts, positionCount: number, agencyCount: number };
  const texts = textsOfLists(language, words, numbers, {}, lengths);
  return [texts.positionCount, texts.PositionCount, texts.agencyCount];
};

const counted: [string, number, string[]][] = [
  ['fr', 0, ['aucun poste ouvert', 'Aucun poste ouvert', 'aucune agence']],
  ['fr', 1, ['un poste ouvert', 'Un poste ouvert', 'une agence']],
  ['fr', 2, ['deux postes ouverts', 'Deux postes ouverts', 'deux agences']],
  ['fr', 20, ['vingt postes ouverts', 'Vingt postes ouverts', 'vingt agences']],
  ['fr', 21, ['21 postes ouverts', '21 postes ouverts', '21 agences']],
  ['en', 0, ['no vacancies', 'No vacancies', 'no office']],
  ['en', 1, ['one vacancy', 'One vacancy', 'one office']],
  ['en', 16, ['sixteen vacancies', 'Sixteen vacancies', 'sixteen offices']],
  ['ar', 1, ['وظيفة شاغرة واحدة', 'وظيفة شاغرة واحدة', 'فرع واحد']],
  ['ar', 2, ['وظيفتان شاغرتان', 'وظيفتان شاغرتان', 'فرعان']],
  ['ar', 4, ['4 وظائف شاغرة', '4 وظائف شاغرة', '4 فروع']],
  ['ar', 16, ['16 وظيفة شاغرة', '16 وظيفة شاغرة', '16 فرعًا']],
];

test.each(counted.filter(([code]) => hasLanguage(code)))(
  'texts in %s for %i positions and agencies',
  (language, number, texts) => {
    expect(said(language, number)).toEqual(texts);
  },
);

test('a list has the name of a city in the language', () => {
  const words = translationsOf('fr', 'lists');
  const { city } = offices.headquarters.address;
  const { frenchCities } = textsOfLists('fr', words, [], { [city]: 'Elsewhere' }, { ...counts });
  expect(frenchCities).toMatch(/^Elsewhere\b/);
});

test('an error about a missing plural form names file and key', () => {
  const { positionCount_one: _, ...words } = translationsOf('fr', 'lists');
  expect(() =>
    textsOfLists('fr', words as unknown as ListTexts, [], {}, { ...counts, positionCount: 1 }),
  ).toThrow('locales/fr/lists.json has no "positionCount_one"');
});
