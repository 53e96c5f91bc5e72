import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { languageAndPathOf, urlOf } from '../../locales/languages.ts';
import { rulesFile } from '../../scripts/build/hosts/siteRules.ts';
import { isCanonical, isHidden } from '../../scripts/check/site/sitePage.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { site } from './builtSite.ts';

const read = (url: string) => readFileSync(path.join(siteFolder, url));
const indexed = site.pages.filter(isCanonical);
const absolute = (url: string) => company.origin + url;

test('the sitemap has every page that is indexed, and no other, each with the alternates that it names', () => {
  const entries = parse(read('/sitemap.xml').toString()).querySelectorAll('url');
  const found = entries.map((entry) => entry.querySelector('loc')?.text ?? '');
  expect(found.sort()).toEqual(indexed.map(({ url }) => absolute(url)).sort());
  for (const entry of entries) {
    const page = indexed.find(({ url }) => absolute(url) === entry.querySelector('loc')?.text);
    const named = page?.root.querySelectorAll('link[hreflang]').map((link) => link.getAttribute('href'));
    expect(entry.getElementsByTagName('xhtml:link').map((link) => link.getAttribute('href'))).toEqual(named);
    const day = entry.querySelector('lastmod')?.text;
    if (day) expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
  }
});

test('robots.txt names the sitemap and speaks to answer engines', () => {
  const text = read('/robots.txt').toString();
  expect(text).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  expect(text).toMatch(/User-agent: GPTBot\n(?:User-agent: .*\n)*Allow: \//);
  expect(text).not.toMatch(/^Disallow: \//m);
});

test('every page that is indexed also comes as Markdown, and llms.txt lists it', () => {
  const list = read('/llms.txt').toString();
  for (const { url, root } of indexed) {
    const file = `${url === '/' ? '/index' : url}.md`;
    const text = read(file).toString();
    const title = root.querySelector('h1')?.textContent.trim() ?? '';
    expect(list, file).toContain(`(${absolute(file)})`);
    expect(text.replaceAll('\\', ''), file).toContain(`# ${title}`);
    expect(text.length, file).toBeGreaterThan(1000);
  }
});

test.each(['/feed.xml', '/en/feed.xml'])('%s leads to articles that exist', (file) => {
  const entries = parse(read(file).toString()).querySelectorAll('entry');
  expect(entries.length).toBeGreaterThan(0);
  for (const entry of entries)
    expect(indexed.map(({ url }) => absolute(url))).toContain(entry.querySelector('id')?.text);
});

test('each indexed page names its share picture, of the size that it says, alone and light; others name none', () => {
  const seen = new Map<string, string>();
  for (const page of site.pages) {
    const of = (name: string) =>
      page.root.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content');
    if (isHidden(page)) {
      expect(of(''), page.url).toBeUndefined();
      continue;
    }
    const address = (of('') ?? '').slice(company.origin.length);
    const png = read(address);
    expect(png.length, address).toBeLessThanOrEqual(60_000);
    // The header of a PNG: its width and height follow the first chunk's name.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([of(':width'), of(':height')]);
    expect(of(':alt'), page.url).toBeTruthy();
    if (!isCanonical(page)) continue;
    expect(seen.get(address), address).toBeUndefined();
    seen.set(address, page.url);
  }
});

test('the icons, the manifests, security.txt and the key of IndexNow are there', () => {
  const manifests = ['/site.webmanifest', '/en/site.webmanifest'].map((file) =>
    JSON.parse(read(file).toString()),
  );
  expect(manifests.map(({ lang }) => lang)).toEqual(['fr', 'en']);
  for (const { src } of manifests[0].icons) expect(site.files).toContain(src);
  expect([...site.files]).toEqual(
    expect.arrayContaining(['/favicon.ico', '/apple-touch-icon.png', `/${company.indexNowKey}.txt`]),
  );
  expect(read('/.well-known/security.txt').toString()).toMatch(/^Contact: mailto:.*\nExpires: 2\d{3}-/);
});

test('an address of the blog that does not exist has a page of its own, which is not indexed', () => {
  for (const url of ['/blog/404', '/en/blog/404']) {
    const page = site.pages.find((each) => each.url === url);
    expect(page && isHidden(page), url).toBe(true);
  }
  expect(read(`/${rulesFile}`).toString()).not.toContain('/blog/*');
});

test('no page is more than two clicks from home, and each has three links that lead to it', () => {
  const linksOf = new Map(
    indexed.map(({ url, root }) => [
      url,
      new Set(
        root
          .querySelectorAll('a[href^="/"]')
          .map((link) => (link.getAttribute('href') ?? '').replace(/[?#].*$/, '')),
      ),
    ]),
  );
  const home = (url: string) => urlOf(languageAndPathOf(url).language, '/');
  const near = (start: string) => linksOf.get(start) ?? new Set<string>();
  const far = indexed.filter(({ url }) => {
    const first = near(home(url));
    return url !== home(url) && !first.has(url) && ![...first].some((step) => near(step).has(url));
  });
  expect(far.map(({ url }) => url)).toEqual([]);
  const few = indexed
    .map(({ url }) => ({
      url,
      links: [...linksOf].filter(([from, to]) => from !== url && to.has(url)).length,
    }))
    .filter(({ links }) => links < 3);
  expect(few).toEqual([]);
});
