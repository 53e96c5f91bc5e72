import { selectAll } from 'hast-util-select';
import { toString as rawTextOf } from 'hast-util-to-string';
import { expect, test } from 'vitest';
import { caseStudies } from '../../content/caseStudies.ts';
import { languageAndPathOf } from '../../content/languages.ts';
import { openPositions } from '../../renderer/facts/openPositions.ts';
import { documentAt, documents } from './builtSite.ts';

const hasExample = (facts: readonly { source: string }[]) => facts.some(({ source }) => source === 'example');

test('structured data holds no example', () => {
  const urls = documents
    .filter(({ graph }) => JSON.stringify(graph).includes('"JobPosting"'))
    .map(({ url }) => url);
  const vouched = openPositions.filter(({ source }) => source !== 'example');
  expect(new Set(urls.map((url) => languageAndPathOf(url).path))).toEqual(
    new Set(vouched.map(({ path }) => path)),
  );
});

test.each([
  ['/', 2],
  ['/careers', 2 + Number(hasExample(openPositions))],
  ['/services/engagement', 4],
  ['/services/quality-audits/specimen', 1],
  ['/case-studies', 3 * Number(hasExample(caseStudies))],
  ['/about/methodologies', 2],
  ['/services/cloud', 1],
  ['/offre/cloud', 1],
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
