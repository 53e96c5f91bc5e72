import { expect, test } from 'vitest';
import { caseStudies } from '../../content/caseStudies.ts';
import { positions } from '../../content/positions.ts';
import { site } from './builtSite.ts';

test('structured data holds no example', () => {
  const illustrations = [...positions, ...caseStudies].filter(({ source }) => source === 'example');
  expect(illustrations).not.toEqual([]);
  for (const { url, root } of site.pages) {
    const data = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
    expect(data.join(''), url).not.toMatch(/JobPosting|datePublished|"Review"/);
  }
});

test.each([
  ['/', 1],
  ['/careers', 3],
  ['/services/engagement', 3],
  ['/services/quality-audits/specimen', 1],
  ['/case-studies', 3],
  ['/about/methodologies', 2],
  ['/services/cloud', 2],
  ['/services/performance-testing', 2],
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
