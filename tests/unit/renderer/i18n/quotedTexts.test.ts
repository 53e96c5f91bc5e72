import { expect, test } from 'vitest';
import { allFigures } from '../../../../content/figures.ts';
import { languages } from '../../../../content/languages.ts';
import { offices } from '../../../../content/offices.ts';
import {
  basisTexts,
  counts,
  figureTexts,
  type ListWords,
  textsOfLists,
} from '../../../../renderer/i18n/quotedTexts.ts';
import { wordsOf } from '../../../wordsOf.ts';

test('no two figures share a key', () => {
  const keys = allFigures.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

test.each([
  ['fr', '99,9\u00a0%', '50+', '10x', '−75\u00a0%', '+23\u00a0%', '5\u00a0ans', '360°'],
  ['en', '99.9%', '50+', '10x', '−75%', '+23%', '5\u00a0years', '360°'],
])('figures in %s', (language, ...texts) => {
  const { figures, numbers } = figureTexts(language);
  const keys = ['satisfaction', 'specialists', 'speed', 'testCost', 'conversion', 'years', 'view'];
  expect(keys.map((key) => figures[key]?.replaceAll('\u202f', '\u00a0'))).toEqual(texts);
  expect(numbers.specialists).toBe('50');
});

test('a basis says what a figure counts, and that it is an example while it is one', () => {
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

/** What a language says of each number of open positions and of agencies. */
const said = (language: string, number: number) => {
  const { numbers } = wordsOf(language, 'promises');
  const words = wordsOf(language, 'lists');
  const lengths = { ...counts, positionCount: number, agencyCount: number };
  const texts = textsOfLists(language, words, numbers, {}, lengths);
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
  [0, ['no open position', 'No open position', 'no office']],
  [1, ['one open position', 'One open position', 'one office']],
  [16, ['sixteen open positions', 'Sixteen open positions', 'sixteen offices']],
])('%i of them in English', (number, texts) => expect(said('en', number)).toEqual(texts));

const inArabic: [number, [string, string]][] = [
  [1, ['وظيفة شاغرة واحدة', 'فرع واحد']],
  [2, ['وظيفتان شاغرتان', 'فرعان']],
  [4, ['4 وظائف شاغرة', '4 فروع']],
  [16, ['16 وظيفة شاغرة', '16 فرعًا']],
];

// They read the words of a language that this site may lack.
test.each(languages.some(({ code }) => String(code) === 'ar') ? inArabic : [])(
  '%i of them in Arabic',
  (number, [positions, agencies]) => expect(said('ar', number)).toEqual([positions, positions, agencies]),
);

test('a city is called as the language calls it', () => {
  const words = wordsOf('en', 'lists');
  const { city } = offices.headquarters.address;
  const { frenchCities } = textsOfLists('en', words, [], { [city]: 'Elsewhere' }, { ...counts });
  expect(frenchCities).toMatch(/^Elsewhere\b/);
});

test('a form that is missing is named', () => {
  const { positionCount_one: _, ...words } = wordsOf('en', 'lists');
  expect(() =>
    textsOfLists('en', words as unknown as ListWords, [], {}, { ...counts, positionCount: 1 }),
  ).toThrow('locales/en/lists.json has no "positionCount_one"');
});
