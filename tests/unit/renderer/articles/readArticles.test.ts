import { expect, test } from 'vitest';
import { parseArticle } from '../../../../content/articles/articleSchema.ts';
import { company } from '../../../../content/company.ts';
import { languages } from '../../../../content/languages.ts';
import { readArticles } from '../../../../renderer/articles/articles.ts';

/** @returns the file of an article with a title and the given front matter */
function source(frontMatter: string, text = 'Text.'): string {
  return `---\ntitle: A title\n${frontMatter}\n---\n\n${text}\n`;
}

function articleOf(frontMatter: string, text?: string) {
  const [article] = readArticles({ './articles/first/fr.md': source(frontMatter, text) });
  return article;
}

test('an article’s front matter is separated from its text, and both have their places in the file', () => {
  const text = source('date: 2026-09-15');
  const article = parseArticle(text);
  if ('issue' in article) {
    throw new Error(article.issue);
  }
  expect(article.frontMatter).toEqual({ title: 'A title', date: '2026-09-15' });
  expect(article.markdown.trim()).toBe('Text.');
  expect(text.slice(article.start)).toBe(article.markdown);
  expect(text.slice(article.locationOf(['date'])?.offset)).toMatch(/^2026-09-15/);
});

test('a title and a date are enough: the rest is taken from the text, or left out', () => {
  const text = `${'A first paragraph with **bold** words. '.repeat(5)}\n\nA second one.`;
  expect(articleOf('date: 2026-09-15', text)).toMatchObject({
    // Cut after a word, within the length of a description for search engines.
    summary: `${'A first paragraph with bold words. '.repeat(4)}A first paragraph…`,
    teaser: expect.stringMatching(/^A first paragraph/),
    author: company.name,
    source: 'owner',
    readTime: 1,
    featured: false,
    keywords: '',
  });
  expect(articleOf('date: 2026-09-15')?.description).toBeUndefined();
});

test.each([
  ['date: 2026-09-15T10:00:00Z', { date: '2026-09-15' }],
  ['date: 2026-09-15 10:00:00 +0200', { date: '2026-09-15' }],
  ['date: 2026-09-15\nauthor: Null', { author: 'Null' }],
  ['date: 2026-09-15\ncategory: 2026', { category: '2026' }],
  ['date: 2026-09-15\nreadTime: 8\nfeatured: true', { readTime: 8, featured: true }],
  ['date: 2026-09-15\nkeywords:\n  - tests\n  - tools', { keywords: 'tests, tools' }],
])('front matter is understood as people type it: %j', (frontMatter, expected) => {
  expect(articleOf(frontMatter)).toMatchObject(expected);
});

test('a file from Windows is understood, and spaces at the end of a line', () => {
  const text = source('date: 2026-09-15').replaceAll('---\n', '--- \n').replaceAll('\n', '\r\n');
  expect(readArticles({ './articles/first/fr.md': `\ufeff${text}` })).toMatchObject([{ title: 'A title' }]);
});

test.each([
  ['Only text.', 'has no front matter'],
  ['---\ntitle: "A"\n', 'ends within its front matter'],
  ['---\ntitle: "A\n---\nText.', 'the front matter cannot be read'],
])('an article that cannot be parsed gives the reason: %j', (text, issue) => {
  expect(parseArticle(text)).toMatchObject({ issue: expect.stringContaining(issue) });
});

test('an error about wrong front matter names file and key', () => {
  const files = { './articles/first/fr.md': source('date: 15/09/2026') };
  expect(() => readArticles(files)).toThrow(/content\/articles\/first\/fr\.md cannot be used[\s\S]*at date/);
});

test('an article is not published before its date', () => {
  const files = { './articles/later/fr.md': source('date: "2999-01-01"') };
  expect(readArticles(files)).toEqual([]);
});

test('the articles come newest first, in the languages that each is written in', () => {
  const own = languages.map(({ code }, index) => [
    `./articles/old/${code}.md`,
    source(`date: 2026-01-0${index + 1}`),
  ]);
  const files = { ...Object.fromEntries(own), './articles/new/fr.md': source('date: 2026-02-01') };
  const older = languages.map(({ code }) => `old ${code}`).reverse();
  expect(readArticles(files).map(({ slug, language }) => `${slug} ${language}`)).toEqual([
    'new fr',
    ...older,
  ]);
});
