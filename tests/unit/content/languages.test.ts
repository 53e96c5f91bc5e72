import { expect, test } from 'vitest';
import { languageAndPathOf, languageOf, languages, urlOf } from '../../../content/languages.ts';
import { hasLanguage } from '../../hasLanguage.ts';

test('no two languages share a code, a tag or a name', () => {
  for (const name of ['code', 'hreflang', 'ogLocale', 'name'] as const) {
    expect(new Set(languages.map((language) => language[name])).size).toBe(languages.length);
  }
});

// In the unit tests, addresses without a prefix are French (`frenchFirst` in vitest.config.ts).
const urls = [
  ['/', 'fr', '/'],
  ['/careers', 'fr', '/careers'],
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/careers', 'en', '/careers'],
  ['/en/services/cloud', 'en', '/services/cloud'],
  ['/english', 'fr', '/english'],
  ['/EN/careers', 'fr', '/EN/careers'],
  ['/careers/en', 'fr', '/careers/en'],
  ['/fr/careers', 'fr', '/fr/careers'],
] as const;

test.each(urls.filter(([, code]) => hasLanguage(code)))('%s is %s and %s', (pathname, language, path) => {
  expect(languageAndPathOf(pathname)).toEqual({ language, path });
});

test.each(languages.map(({ code }) => code))('the URL of a page in %s leads back to it', (code) => {
  for (const path of ['/', '/careers', '/services/cloud']) {
    expect(languageAndPathOf(urlOf(code, path))).toEqual({ language: code, path });
  }
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

test('an error about an unknown language names the languages that exist', () => {
  expect(() => languageOf('tlh')).toThrow(
    `content/languageList.ts has no "tlh" (there are: ${languages.map(({ code }) => code).join(', ')})`,
  );
});
