import { expect, test } from 'vitest';
import { caseStudies } from '../../content/caseStudies.ts';
import { positions } from '../../content/positions.ts';
import { readFiles } from '../../scripts/check/readFiles.ts';
import { readProject } from '../../scripts/check/readProject.ts';
import { claimsOnPages, type PageClaim } from '../../scripts/check/site/claimsOnPages.ts';
import { sitePage } from '../../scripts/check/site/sitePage.ts';
import { site } from './builtSite.ts';

const sources = { ...readProject('.'), articles: readFiles('.', 'content/articles', /\.md$/) };

const claims = claimsOnPages(site.pages, sources);

function unsourced(claims: readonly PageClaim[]): string[] {
  const without = claims.filter(({ origin }) => origin === undefined);
  return [...new Set(without.map(({ url, stated, text }) => `${url}  "${stated}" in "${text}"`))];
}

test('everything that a page states comes from a fact, or claims nothing of the company', {
  timeout: 60_000,
}, () => {
  expect(unsourced(claims)).toEqual([]);
});

test.each([
  ['/about', '50+', '51+'],
  ['/en/about', '1 December 2023', '1 December 2013'],
  ['/about/offices', '59000', '59001'],
  ['/en/contact', '24 hours', '12 hours'],
  ['/services/quality-audits', '360°', '365°'],
  ['/services', '</main>', '<p>Des spécialistes certifiés</p></main>'],
  ['/careers', '</main>', '<p>Plus de 40 clients</p></main>'],
  ['/en', '</main>', '<p>We are never late</p></main>'],
  ['/en/careers', '</main>', '<template><p>Within two weeks</p></template></main>'],
  ['/es/careers', '</main>', '<p>Más de 40 clientes</p></main>'],
  ['/ar', '</main>', '<p>فريق من خبراء معتمدين</p></main>'],
  ['/ar/contact', '</main>', '<p>خلال ستة أشهر</p></main>'],
  ['/case-studies', '</main>', '<blockquote>Une équipe remarquable.</blockquote></main>'],
])('on %s, %s that becomes %s has no source', (url, text, other) => {
  const page = site.pages.find((each) => each.url === url);
  expect(page?.html.includes(text)).toBe(true);
  expect(
    unsourced(claimsOnPages([sitePage(url, page?.html.replaceAll(text, other) ?? '')], sources)),
  ).not.toEqual([]);
});

test('structured data and share texts hold no example', () => {
  const shared = claims.filter(({ isShared }) => isShared);
  expect(shared.length).toBeGreaterThan(100);
  const examples = shared.filter(
    ({ origin }) => origin && 'fact' in origin && origin.fact.source === 'example',
  );
  expect(examples.map(({ url, text }) => `${url}  ${text}`)).toEqual([]);

  const illustrations = [...positions, ...caseStudies].filter(({ source }) => source === 'example');
  expect(illustrations).not.toEqual([]);
  for (const { url, root } of site.pages) {
    const data = root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => rawText);
    expect(data.join(''), url).not.toMatch(/JobPosting|datePublished|"Review"/);
  }
});

test.each([
  ['/', 1],
  ['/careers', 2],
  ['/services/engagement', 3],
  ['/services/quality-audits/specimen', 1],
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
