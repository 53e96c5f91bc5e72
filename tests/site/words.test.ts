import { expect, test } from 'vitest';
import { languageAndPathOf } from '../../locales/languages.ts';
import { canonicalOf, isHidden } from '../../scripts/check/site/sitePage.ts';
import {
  leastWords,
  mostWords,
  wordCount,
  wordRange,
  wordsAMinute,
  wordsIn,
} from '../../scripts/check/site/wordCount.ts';
import { leftToWriteMark } from '../../scripts/check/sources.ts';
import { site } from './builtSite.ts';

test('each page of content has substance', () => {
  const counts = site.pages
    .filter((page) => !isHidden(page) && canonicalOf(page) === page.url)
    // What is left to write is still short.
    .filter(({ root }) => !root.querySelector('h1')?.text.includes(leftToWriteMark))
    .map((page) => ({ url: page.url, words: wordCount(page) }));
  const wrong = counts.filter(({ url, words }) => {
    const { language, path } = languageAndPathOf(url);
    return words < leastWords(wordRange.least, language) || words > mostWords(path, language);
  });
  expect(wrong).toEqual([]);
});

test('an article takes the time to read that it says', () => {
  const counts = site.pages
    .filter(
      (page) =>
        page.root.querySelector('[data-script=articleActions]') &&
        canonicalOf(page) === page.url &&
        !page.url.endsWith('/404') &&
        !page.root.querySelector('h1')?.text.includes(leftToWriteMark),
    )
    .map(({ url, root }) => {
      const parts = root.querySelectorAll('main h1, main h1 + p, main article');
      const [, minutes] = /"timeRequired":"PT(\d+)M"/.exec(root.text) ?? [];
      const { language } = languageAndPathOf(url);
      return { url, language, pace: parts.reduce((sum, part) => sum + wordsIn(part), 0) / Number(minutes) };
    });
  expect(counts.length).toBeGreaterThan(0);
  const { least, most } = wordsAMinute;
  expect(
    counts.filter(({ language, pace }) => !(pace >= leastWords(least, language) && pace <= most)),
  ).toEqual([]);
});
