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

/** What the headline figures count. */
const basisIsExample = figures.company.achievements.some(({ basis }) => basis?.source === 'example');

const hasExample = (content: readonly { source: string }[]) =>
  content.some(({ source }) => source === 'example');

test('a position is advertised to search engines exactly where somebody vouches for it', () => {
  const urls = documents
    .filter(({ graph }) => JSON.stringify(graph).includes('"JobPosting"'))
    .map(({ url }) => url);
  const vouched = openPositions.filter(({ source }) => source !== 'example');
  expect(new Set(urls.map((url) => languageAndPathOf(url).path))).toEqual(
    new Set(vouched.map(({ path }) => path)),
  );
});

/**
 * What each page shows that may be an example, once for each place that bears the stamp then. An owner may have taken a page away: only
 * pages that exist are asked.
 */
test.each<[path: string, examples: () => boolean[]]>([
  ['/', () => [specimens.length > 0, specimens.length > 0]],
  ['/careers', () => [isExample('careers:picture'), hasExample(openPositions)]],
  [
    '/services/engagement',
    () => [
      // The sheet of prices quotes the sample quote.
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
])('%s bears the stamp on each of its examples and on nothing else', (path, examples) => {
  for (const { url, tree } of documents.filter((each) => languageAndPathOf(each.url).path === path)) {
    // A report of a case has no stamp of its own.
    expect(selectAll('main [data-example]:not(article)', tree), url).toHaveLength(
      examples().filter(Boolean).length,
    );
  }
});
