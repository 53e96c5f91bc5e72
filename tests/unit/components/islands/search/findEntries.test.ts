import { describe, expect, test } from 'vitest';
import { findEntries } from '../../../../../components/islands/search/findEntries.ts';
import { searchEntries } from '../../../../../components/islands/search/searchEntries.ts';
import { catalogue } from '../../../../../content/catalogue.ts';
import arabic from '../../../../../locales/ar/search.json';
import english from '../../../../../locales/en/search.json';
import spanish from '../../../../../locales/es/search.json';
import french from '../../../../../locales/fr/search.json';

const inFrench = searchEntries(catalogue, french.catalogue);
const inEnglish = searchEntries(catalogue, english.catalogue);
const inSpanish = searchEntries(catalogue, spanish.catalogue);
const inArabic = searchEntries(catalogue, arabic.catalogue);
const keysOf = (query: string, entries = inFrench) => findEntries(entries, query).map(({ key }) => key);

test('the catalogue has sixteen entries with words in each language: ten services, then six consultants', () => {
  for (const entries of [inFrench, inEnglish, inSpanish, inArabic]) {
    expect(entries).toHaveLength(16);
    expect(entries.map(({ type }) => type)).toEqual([
      ...Array<string>(10).fill('service'),
      ...Array<string>(6).fill('consultant'),
    ]);
    for (const { title, description, keywords } of entries) {
      expect(title).toBeTruthy();
      expect(description).toBeTruthy();
      expect(keywords.length).toBeGreaterThan(0);
    }
  }
});

test('no words of the catalogue belong to no entry', () => {
  const keys = catalogue.map(({ key }) => key);
  expect(Object.keys(french.catalogue).filter((key) => !keys.some((each) => each === key))).toEqual([]);
});

test('Arabic is found without hamza, vowel signs, ta marbuta and alef maqsura, Spanish without accents', () => {
  expect(keysOf('امن', inArabic)).toEqual(keysOf('أَمن', inArabic));
  expect(keysOf('ثغره', inArabic)).toEqual(['security-compliance']);
  expect(keysOf('auditoria', inSpanish)).toContain('quality-audit');
});

describe('what is looked through', () => {
  test.each([
    ['a title', 'AR et VR', ['arvr']],
    ['a description', 'casque par casque', ['arvr']],
    ['a key', 'lead_tester', ['lead_tester']],
    ['a keyword', 'fiori', ['sap_tester']],
    ['a part of a word', 'yberséc', ['security-compliance']],
    ['two fields together', 'arvr réalité', ['arvr']],
  ])('%s: %s', (_what, query, keys) => {
    expect(keysOf(query)).toEqual(keys);
  });

  test('several entries stay in the order of the catalogue', () => {
    expect(keysOf('sql', inEnglish)).toEqual(['data_tester']);
    expect(keysOf('solidity', inEnglish)).toEqual(['blockchain', 'blockchain_tester']);
  });
});

describe('case, accents and typography do not matter', () => {
  test.each([
    'sécurité et conformité',
    'SECURITE ET CONFORMITE',
    'Se\u0301curite\u0301 et conformite\u0301',
    '  sécurité \t et\u00a0conformité ',
  ])('%j', (query) => {
    expect(keysOf(query)).toEqual(['security-compliance']);
  });

  test('a plain apostrophe finds a typographic one', () => {
    expect(keysOf("scénarios d'attaque")).toEqual(['blockchain_tester']);
    expect(keysOf('scénarios d’attaque')).toEqual(['blockchain_tester']);
  });
});

describe('what finds nothing', () => {
  test.each([
    ['nothing', ''],
    ['one character', 's'],
    ['one character between spaces', '   s   '],
    ['spaces', '     '],
    ['accents alone, which fold to nothing', '\u0301\u0301\u0301'],
    ['a pattern that would match all', '.*'],
    ['an open group', '(('],
    ['a character class', '[a-z]'],
    ['an alternative', 'sap|cloud'],
    ['markup', '<script>alert(1)</script>'],
    ['an entity', '&eacute;'],
    ['an unpaired surrogate', '\ud83d\ud83d'],
    ['Arabic', 'اختبار'],
    ['Hebrew with an override', '\u202eבדיקה'],
    ['ten thousand characters', 'sap '.repeat(2500)],
  ])('%s', (_what, query) => {
    expect(keysOf(query)).toEqual([]);
  });
});

test('an Arabic catalogue is found with and without its vowel marks', () => {
  const entry = {
    key: 'x',
    type: 'service',
    path: '/x',
    title: 'اِخْتِبار الأداء',
    description: '',
    keywords: [],
  } as const;
  expect(findEntries([entry], 'اختبار')).toEqual([entry]);
  expect(findEntries([{ ...entry, title: 'اختبار' }], 'اِخْتِبار')).toHaveLength(1);
});
