import { describe, expect, test } from 'vitest';
import { findEntries, searchEntries } from '../../../../../components/islands/search/searchEntries.ts';
import { catalogue } from '../../../../../content/catalogue.ts';
import { defaultLanguage, languages } from '../../../../../content/languages.ts';
import { namedServices } from '../../../../../renderer/i18n/namedContent.ts';
import { translationsOf } from '../../../../translationsOf.ts';

const entries = searchEntries(catalogue, translationsOf(defaultLanguage, 'search').catalogue);
const keysOf = (query: string) => findEntries(entries, query).map(({ key }) => key);

test('there is an entry for everything in the catalogue, services first', () => {
  const types = entries.map(({ type }) => type);
  expect(types).toEqual(catalogue.map(({ type }) => type));
  expect(types.lastIndexOf('service')).toBeLessThan(types.indexOf('consultant'));
});

describe('what is looked through', () => {
  test.each<[what: string, query: string, keys: string[]]>([
    ['a title', 'AR et VR', ['arvr']],
    ['a description', 'casque par casque', ['arvr']],
    ['a key', 'lead_tester', ['lead_tester']],
    ['a keyword', 'fiori', ['sap_tester']],
    ['a part of a word', 'yberséc', ['security-compliance']],
    ['two fields together', 'arvr réalité', ['arvr']],
    ['several entries, in the order of the catalogue', 'blockchain', ['blockchain', 'blockchain_tester']],
    ['case and accents', 'SECURITE ET CONFORMITE', ['security-compliance']],
    ['decomposed accents', 'Se\u0301curite\u0301 et conformite\u0301', ['security-compliance']],
    ['spaces', '  sécurité \t et\u00a0conformité ', ['security-compliance']],
    ['a plain apostrophe', "scénarios d'attaque", ['blockchain_tester']],
    ['a typographic one', 'scénarios d’attaque', ['blockchain_tester']],
    [
      'zero-width signs, a soft hyphen and a mark of direction',
      'f\u200bi\u00ado\u200er\ufeffi',
      ['sap_tester'],
    ],
    ['a ligature', '\ufb01ori', ['sap_tester']],
  ])('%s: %s', (_what, query, keys) => {
    expect(keysOf(query)).toEqual(keys);
  });

  test('Arabic with hamza and vowel signs, and without; without ta marbuta', () => {
    const entry = { key: 'security', type: 'service', path: '/services', keywords: [] } as const;
    const arabic = [{ ...entry, title: 'أَمن', description: 'ثغرة' }];
    for (const query of ['امن', 'أَمن', 'ثغره']) {
      expect(findEntries(arabic, query)).toHaveLength(1);
    }
  });
});

/** What visitors may call the services of the menu, and the ways to buy them. */
const visitorsTerms: Readonly<Record<string, string>> = {
  fr: 'performance, charge, tests fonctionnels, nearshore, formation, recette, UAT, régie, forfait, TMA',
  en: 'performance, load, functional, nearshore, training, UAT, retest, test lead, regression, fixed price',
  es: 'rendimiento, carga, pruebas funcionales, nearshore, formación, UAT, aceptación',
  ar: 'الأداء, الحمل, nearshore, تدريب, UAT, اختبار القبول',
};

describe.each(languages.map(({ code }) => code))('in %s', (language) => {
  const { pages } = translationsOf(language, 'common');
  const menu = namedServices.map(({ key }) => pages[key]);
  const sold = visitorsTerms[language]?.split(', ') ?? [];
  const inLanguage = searchEntries(catalogue, translationsOf(language, 'search').catalogue);
  test.each([...menu, ...sold])('the search finds a service: %s', (query) => {
    expect(findEntries(inLanguage, query)).not.toEqual([]);
  });
});

test('a consultant leads to the card of that profile', () => {
  const [found] = findEntries(entries, 'fiori');
  expect(found?.path).toBe('/consultants#sap_tester');
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
