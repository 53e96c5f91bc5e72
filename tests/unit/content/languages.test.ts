import { describe, expect, test } from 'vitest';
import {
  defaultLanguage,
  languageAndPathOf,
  languageOf,
  languages,
  urlOf,
} from '../../../content/languages.ts';

test('codes, tags and prefixes are told apart', () => {
  for (const name of ['code', 'hreflang', 'ogLocale', 'name'] as const) {
    expect(new Set(languages.map((language) => language[name])).size).toBe(languages.length);
  }
});

test('four languages are supported, two are offered, Arabic runs from right to left', () => {
  expect(languages.map(({ code }) => code)).toEqual(['fr', 'en', 'es', 'ar']);
  expect(languages.filter(({ offered }) => offered).map(({ code }) => code)).toEqual(['fr', 'en']);
  expect(languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code)).toEqual(['ar']);
  expect(defaultLanguage).toBe('fr');
});

test.each([
  ['/', 'fr', '/'],
  ['/careers', 'fr', '/careers'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/careers', 'en', '/careers'],
  ['/en/services/cloud', 'en', '/services/cloud'],
  ['/es/careers', 'es', '/careers'],
  ['/ar', 'ar', '/'],
  ['/english', 'fr', '/english'],
  ['/EN/careers', 'fr', '/EN/careers'],
  ['/careers/en', 'fr', '/careers/en'],
  ['/fr/careers', 'fr', '/fr/careers'],
])('%s is %s and %s', (pathname, language, path) => {
  expect(languageAndPathOf(pathname)).toEqual({ language, path });
});

describe.each(languages.map(({ code }) => code))('%s', (code) => {
  test.each(['/', '/careers', '/services/cloud', '/en'])('the URL of %s leads back to it', (path) => {
    // In French, a path that looks like a prefix cannot be told from one: no page may have such a path.
    if (code === defaultLanguage && path === '/en') {
      expect(languageAndPathOf(urlOf(code, path)).language).toBe('en');
      return;
    }
    expect(languageAndPathOf(urlOf(code, path))).toEqual({ language: code, path });
  });
});

test.each([
  ['/', '/en'],
  ['/?a=1', '/en?a=1'],
  ['/#start', '/en#start'],
  ['/careers?a=1#b', '/en/careers?a=1#b'],
])('the English URL of %s is %s', (path, url) => {
  expect(urlOf('en', path)).toBe(url);
  expect(urlOf('fr', path)).toBe(path);
});

test('a language that is not in the list is named, with those that are', () => {
  expect(() => languageOf('de')).toThrow('content/languages.ts has no "de" (there are: fr, en, es, ar)');
  expect(languageOf('ar').direction).toBe('rtl');
});
