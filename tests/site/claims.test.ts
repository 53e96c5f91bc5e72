import { expect, test } from 'vitest';
import { caseStudies } from '../../content/caseStudies.ts';
import { positions } from '../../content/positions.ts';
import { figureTexts } from '../../locales/figureTexts.ts';
import { languageAndPathOf } from '../../locales/languages.ts';
import { readProject } from '../../scripts/check/readProject.ts';
import { visibleTexts } from '../../scripts/check/site/visibleTexts.ts';
import { site } from './builtSite.ts';

const shown = /\d\s?(?:%|×|\+|x(?!\p{L}))/u;
const { words } = readProject('.');

/** What the words of a language can have become on a page: their placeholders stand for anything. */
function patternsOf(language: string): RegExp[] {
  return words
    .filter((file) => file.language === language)
    .flatMap(({ texts }) => texts.map(({ text }) => text))
    .filter((text) => shown.test(text) || text.includes('{{'))
    .map((text) => text.split(/\{\{.*?\}\}/).map((part) => part.replaceAll(/[.\\^$*+?()[\]{}|-]/g, '\\$&')))
    .map((parts) => new RegExp(`^${parts.join('.+')}$`, 's'));
}

test.each(['fr', 'en'])('every figure on a page in %s is one of the words or of the facts', (language) => {
  const patterns = patternsOf(language);
  const figures = new Set(Object.values(figureTexts(language).figures));
  const unknown = site.pages
    .filter(({ url }) => languageAndPathOf(url).language === language)
    .flatMap(({ url, root }) => {
      for (const article of root.querySelectorAll('main article'))
        if (url.includes('/blog/')) article.remove();
      return visibleTexts(root.querySelector('body') ?? root)
        .filter(({ text }) => shown.test(text) && !figures.has(text))
        .filter(({ text }) => !patterns.some((pattern) => pattern.test(text)))
        .map(({ text }) => `${url}  ${text}`);
    });
  expect([...new Set(unknown)]).toEqual([]);
});

test('structured data and share texts hold no example', () => {
  const dates = positions
    .filter(({ source }) => source === 'example')
    .map(({ validThrough }) => validThrough);
  expect(dates.length + caseStudies.length).toBeGreaterThan(0);
  for (const { url, root } of site.pages) {
    const data = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
    expect(
      data.filter((text) => dates.some((date) => text.includes(date))),
      url,
    ).toEqual([]);
    expect(data.join(''), url).not.toMatch(/JobPosting|datePublished|"Review"/);
  }
});

test.each([
  ['/', 1],
  ['/careers', 1],
  ['/case-studies', 3],
  ['/about/methodologies', 2],
  ['/services/cloud', 1],
  ['/services/performance-testing', 1],
  ['/community', 1],
  ['/about', 0],
])('%s bears the stamp on its examples', (path, count) => {
  for (const [url, word] of [
    [path, 'exemple'],
    [path === '/' ? '/en' : `/en${path}`, 'example'],
  ]) {
    const page = site.pages.find((each) => each.url === url);
    const stamps = page?.root.querySelectorAll('main p').filter(({ textContent }) => textContent === word);
    expect(stamps, url).toHaveLength(count);
  }
});
