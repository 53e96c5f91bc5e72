import { selectAll } from 'hast-util-select';
import { toString as rawTextOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { caseStudies } from '../../content/caseStudies.ts';
import { openPositions } from '../../renderer/facts/openPositions.ts';
import { documentAt, documents } from './builtSite.ts';

test('structured data holds no example', () => {
  const illustrations = [...openPositions, ...caseStudies].filter(({ source }) => source === 'example');
  expect(illustrations).not.toEqual([]);
  for (const { url, graph } of documents) {
    expect(JSON.stringify(graph), url).not.toMatch(/JobPosting|datePublished|"Review"/);
  }
});

test.each([
  ['/', 2],
  ['/careers', 3],
  ['/services/engagement', 4],
  ['/services/quality-audits/specimen', 1],
  ['/case-studies', 3],
  ['/about/methodologies', 2],
  ['/services/cloud', 2],
  ['/services/performance-testing', 3],
  ['/community', 1],
  ['/about', 0],
])('%s bears the stamp on its examples', (path, count) => {
  for (const [url, word] of [
    [path, 'exemple'],
    [path === '/' ? '/en' : `/en${path}`, 'example'],
  ]) {
    const stamps = selectAll('main p', documentAt(url ?? '').tree).filter((each) => rawTextOf(each) === word);
    expect(stamps, url).toHaveLength(count);
  }
});
