import { readFileSync } from 'node:fs';
import path from 'node:path';
import { selectAll } from 'hast-util-select';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { defaultLanguage, languageAndPathOf, languageOf, urlOf } from '../../content/languages.ts';
import { articlesPath } from '../../content/pagePaths.ts';
import { buildDay } from '../../renderer/content/buildDay.ts';
import { find, propertyOf, textOf } from '../../renderer/document/page/tree.ts';
import { siteFolder } from '../../scripts/siteFolder.ts';
import { hasLanguage } from '../hasLanguage.ts';
import { documents, indexed } from './builtSite.ts';

const read = (url: string) => readFileSync(path.join(siteFolder, url));
const absolute = (url: string) => company.origin + url;
/** @returns the contents of all elements called `name` */
function contentsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))].map(([, content = '']) => content);
}

test('the sitemap has every page that is indexed, and no other, each with the alternates that it names', () => {
  const entries = contentsOf(read('/sitemap.xml').toString(), 'url');
  const found = entries.map((entry) => contentsOf(entry, 'loc')[0]);
  expect(found.sort()).toEqual(indexed.map(({ url }) => absolute(url)).sort());
  for (const entry of entries) {
    const page = indexed.find(({ url }) => absolute(url) === contentsOf(entry, 'loc')[0]);
    const named = [...entry.matchAll(/<xhtml:link [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(named).toEqual(page?.head.alternates.map(({ href }) => href));
    const [day] = contentsOf(entry, 'lastmod');
    if (day) {
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.now());
    }
  }
});

test('each canonical and each alternate is an indexed page; an alternate is in the language that it is named for', () => {
  const languages = new Map(
    indexed.map(({ url, language }) => [absolute(url), languageOf(language).hreflang]),
  );
  for (const { url, head } of documents.filter((page) => page.head.isIndexed)) {
    expect(languages.has(head.canonical ?? ''), url).toBe(true);
    for (const { hreflang, href } of head.alternates) {
      expect(languages.get(href), url).toBe(
        hreflang === 'x-default' ? languageOf(defaultLanguage).hreflang : hreflang,
      );
    }
  }
});

test('robots.txt names the sitemap and allows answer engines', () => {
  const text = read('/robots.txt').toString();
  expect(text).toContain(`Sitemap: ${company.origin}/sitemap.xml`);
  expect(text).toMatch(/User-agent: GPTBot\n(?:User-agent: .*\n)*Allow: \//);
  expect(text).not.toMatch(/^Disallow: \//m);
});

test('every page that is indexed also comes as Markdown, and llms.txt lists it', () => {
  const list = read('/llms.txt').toString();
  for (const { url, tree } of indexed) {
    const file = `${url === '/' ? '/index' : url}.md`;
    const text = read(file).toString();
    const title = textOf(find(tree, 'h1'));
    expect(list, file).toContain(`(${absolute(file)})`);
    expect(text.replaceAll('\\', '').replaceAll(/\s+/g, ' '), file).toContain(`# ${title}`);
    // A file that has only its heading is shorter.
    expect(text.length, file).toBeGreaterThan(300);
  }
});

test.each(['fr', 'en'].filter(hasLanguage))(
  'the feed in %s leads to articles of that language',
  (language) => {
    const entries = contentsOf(read(urlOf(language, '/feed.xml')).toString(), 'entry');
    const known = indexed.filter((page) => page.language === language).map(({ url }) => absolute(url));
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) {
      expect(known).toContain(contentsOf(entry, 'id')[0]);
    }
  },
);

test('each indexed page names a share picture of its own, light and of the size that it says; others name none', () => {
  const seen = new Set<string>();
  for (const page of documents) {
    const of = (name: string) =>
      propertyOf(
        find(page.tree, ({ properties }) => properties.property === `og:image${name}`),
        'content',
      );
    if (!page.head.isIndexed) {
      expect(of(''), page.url).toBeUndefined();
      continue;
    }
    const imagePath = (of('') ?? '').slice(company.origin.length);
    const png = read(imagePath);
    expect(png.length, imagePath).toBeLessThanOrEqual(60_000);
    // Width and height stand at these bytes of a PNG (its specification, "IHDR").
    expect([png.readUInt32BE(16), png.readUInt32BE(20)].map(String)).toEqual([of(':width'), of(':height')]);
    expect(of(':alt'), page.url).toBeTruthy();
    // An alias shares the picture of its page.
    if (indexed.includes(page)) {
      expect(seen, page.url).not.toContain(imagePath);
      seen.add(imagePath);
    }
  }
});

test('the icons and the key of IndexNow are there, and security.txt until it expires', () => {
  for (const file of [
    '/favicon.ico',
    '/apple-touch-icon.png',
    '/icon-512.png',
    `/${company.indexNowKey}.txt`,
  ]) {
    expect(read(file).length, file).toBeGreaterThan(0);
  }
  const text = () => read('/.well-known/security.txt').toString();
  if (company.securityTextExpires > buildDay()) {
    expect(text()).toMatch(/^Contact: mailto:.*\nExpires: 2\d{3}-/);
  } else {
    expect(text).toThrow('ENOENT');
  }
});

test('no page is more than two clicks from home, and each but an article or a position has two links that lead to it', () => {
  const linksOf = new Map(
    indexed.map(({ url, tree }) => [
      url,
      new Set(
        selectAll('a[href^="/"]', tree).map((link) => propertyOf(link, 'href')?.replace(/[?#].*$/, '') ?? ''),
      ),
    ]),
  );
  const home = (url: string) => urlOf(languageAndPathOf(url).language, '/');
  const linksFrom = (url: string) => linksOf.get(url) ?? new Set<string>();
  const far = indexed.filter(({ url }) => {
    const first = linksFrom(home(url));
    return url !== home(url) && !first.has(url) && ![...first].some((step) => linksFrom(step).has(url));
  });
  expect(far.map(({ url }) => url)).toEqual([]);
  const isEntry = (path: string) => [articlesPath, '/careers'].some((list) => path.startsWith(`${list}/`));
  const few = indexed
    .map(({ url }) => ({
      url,
      links: [...linksOf].filter(([from, to]) => from !== url && to.has(url)).length,
    }))
    // Only the blog has a link to a new article, and only the list of positions to a position.
    .filter(({ url, links }) => links < (isEntry(languageAndPathOf(url).path) ? 1 : 2));
  expect(few).toEqual([]);
});
