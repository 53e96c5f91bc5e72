import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { caseStudies } from '../../content/caseStudies.ts';
import { figures } from '../../content/figures.ts';
import { languageAndPathOf } from '../../content/languages.ts';
import { people } from '../../content/people.ts';
import { processSteps } from '../../content/processSteps.ts';
import { purchasing } from '../../content/purchasing.ts';
import { rates } from '../../content/rates.ts';
import { isExample } from '../../content/sources.ts';
import { specimens } from '../../content/specimens/specimens.ts';
import { openPositions } from '../../renderer/content/openPositions.ts';
import { documents } from './builtSite.ts';

/** Whether the basis of a headline figure (what it counts) is an example. */
const basisIsExample = figures.company.achievements.some(({ basis }) => basis?.source === 'example');

const hasExample = (content: readonly { source: string }[]) =>
  content.some(({ source }) => source === 'example');

test('a position is advertised to search engines unless it is an example', () => {
  const urls = documents
    .filter(({ graph }) => JSON.stringify(graph).includes('"JobPosting"'))
    .map(({ url }) => url);
  const real = openPositions.filter(({ source }) => source !== 'example');
  expect(new Set(urls.map((url) => languageAndPathOf(url).path))).toEqual(
    new Set(real.map(({ path }) => path)),
  );
});

/** For each page and each place in it that may have an example badge: whether the place shows an example. Removed pages are skipped. */
test.each<[path: string, examples: () => boolean[]]>([
  ['/', () => [specimens.length > 0, specimens.length > 0]],
  ['/careers', () => [isExample('careers:picture'), hasExample(openPositions)]],
  [
    '/services/engagement',
    () => [
      // Always, because the sheet of prices takes its figures from a specimen.
      true,
      purchasing.source === 'example',
      specimens.some(({ key }) => key === 'quoteDocument'),
      hasExample(rates),
    ],
  ],
  ['/services/quality-audits/specimen', () => [true]],
  ['/case-studies', () => [hasExample(caseStudies), hasExample(caseStudies)]],
  ['/about/methodologies', () => [hasExample(processSteps)]],
  ['/services/cloud', () => [isExample('domains:*.picture')]],
  ['/offre/cloud', () => [isExample('offre:*.timeline')]],
  ['/services/performance-testing', () => [isExample('performanceTesting:picture'), hasExample(rates)]],
  ['/community', () => [isExample('community:thread')]],
  ['/about', () => [hasExample(people), basisIsExample]],
  ['/consultants', () => [hasExample(rates)]],
])('%s has an example badge on each of its examples and on nothing else', (path, examples) => {
  for (const { url, tree } of documents.filter((each) => languageAndPathOf(each.url).path === path)) {
    // An `article` is the report of a case, which has no badge.
    expect(selectAll('main [data-example]:not(article)', tree), url).toHaveLength(
      examples().filter(Boolean).length,
    );
  }
});
