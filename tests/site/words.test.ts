import { select, selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { languageAndPathOf } from '../../content/languages.ts';
import { textOf } from '../../renderer/page/tree.ts';
import { leftToWriteMark } from '../../scripts/check/sources.ts';
import { indexed } from './builtSite.ts';
import { leastOf, leastWords, mostWords, wordCount, wordsAMinute, wordsIn } from './wordCount.ts';

/** What is left to write is still short. */
const written = indexed.filter(({ tree }) => !textOf(select('h1', tree)).includes(leftToWriteMark));

test('each page of content has substance', () => {
  const wrong = written.flatMap(({ url, tree }) => {
    const { language, path } = languageAndPathOf(url);
    const [words, least, most] = [
      wordCount(tree),
      leastWords(leastOf(path), language),
      mostWords(path, language),
    ];
    return words < least || words > most
      ? [`${url} has ${words} words; ${least} to ${most} are allowed (tests/site/wordCount.ts).`]
      : [];
  });
  expect(wrong.join('\n')).toBe('');
});

test('an article takes the time to read that it says', () => {
  const counts = written
    .filter(({ tree }) => select('[data-script=articleActions]', tree))
    .map(({ url, language, tree, graph }) => {
      const parts = selectAll('main h1, main h1 + p, main article', tree);
      const [, minutes] = /"timeRequired":"PT(\d+)M"/.exec(JSON.stringify(graph)) ?? [];
      return { url, language, pace: parts.reduce((sum, part) => sum + wordsIn(part), 0) / Number(minutes) };
    });
  expect(counts.length).toBeGreaterThan(0);
  const { least, most } = wordsAMinute;
  expect(
    counts.filter(({ language, pace }) => !(pace >= leastWords(least, language) && pace <= most)),
  ).toEqual([]);
});
