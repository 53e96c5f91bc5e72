import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromParse5 } from 'hast-util-from-parse5';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parse } from 'parse5';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allLanguages, build, change, filesIn, makeProjectFolder, resetProject } from './projectCopy.ts';
import { addOneOfEach, factsOf, removeAllThatMayGo } from './variants.ts';

let project: string;

beforeAll(() => {
  project = makeProjectFolder();
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

/** Lists of facts as pages show them: the kind, the page, what stands for each entry, and how its key is read there. */
const lists: [kind: string, url: string, selector: string, key: RegExp][] = [
  ['position', '/careers', '#positions article', /^(.+)$/],
  ['caseStudy', '/case-studies', '#cases article', /^(.+)$/],
  ['consultant', '/consultants', '#profiles a[href*="type="]', /type=(\w+)/],
  ['domain', '/services', '#domains > div > ol > li', /^(.+)$/],
  ['domain', '/services', '#site-menu a[href*="/services/"]:not([hreflang])', /\/services\/([\w-]+)$/],
];

function pageAt(url: string) {
  const file = path.join(project, 'dist/client', `${url}.html`);
  return fromParse5(parse(readFileSync(file, 'utf8')));
}

/** Every list shows what the facts hold and nothing else, in the languages that the switcher offers, and each domain has its pages. */
function expectFactsOnPages(): void {
  for (const [kind, url, selector, pattern] of lists)
    for (const prefix of ['', '/en']) {
      const found = selectAll(selector, pageAt(prefix + url)).flatMap(
        ({ properties: { id, href } }) => pattern.exec(String(id ?? href))?.[1] ?? [],
      );
      // The menu leads to pages that are no domain's, too.
      const keys = factsOf(project, kind).map(({ key }) => String(key));
      const shown = selector.startsWith('#site-menu') ? found.filter((key) => keys.includes(key)) : found;
      expect([...new Set(shown)].sort(), `${prefix}${url} ${selector}`).toEqual(keys.sort());
    }
  for (const { key, offreKey } of factsOf(project, 'domain'))
    for (const url of [`/services/${key}`, `/offre/${offreKey}`])
      expect(textOf(select('h1', pageAt(url)) ?? { type: 'root', children: [] }), url).not.toBe('');
}

test('with one more of everything, and a language that is a draft, the build is whole and its lists are those of the facts', async () => {
  resetProject(project);
  addOneOfEach(project);
  change(
    project,
    'content/languageList.ts',
    '] as const;',
    "  { code: 'de', name: 'Deutsch', flag: 'fr', direction: 'ltr', hreflang: 'de', ogLocale: 'de_DE', offered: false, draft: true },\n] as const;",
  );
  mkdirSync(path.join(project, 'locales/de'));
  const words = { hero: { title: 'Wir testen Ihre Software.' } };
  writeFileSync(path.join(project, 'locales/de/home.json'), JSON.stringify(words));

  const { status, stderr } = await build(project, { DRAFTS: `${allLanguages.DRAFTS},de` });
  expect(status, stderr).toBe(0);
  expectFactsOnPages();
  expect(readdirSync(path.join(project, 'dist/client/blog'))).toContain('second-article.html');

  // What the draft lacks shows in the fallback language and says so; nothing leads there.
  const draft = readFileSync(path.join(project, 'dist/client/de.html'), 'utf8');
  expect(draft).toContain('Wir testen Ihre Software.');
  expect(draft).toMatch(/<p [^>]*lang="en" dir="ltr"/);
  expect(draft).toContain('<meta name="robots" content="noindex">');
  const home = readFileSync(path.join(project, 'dist/client/index.html'), 'utf8');
  expect(home).not.toMatch(/hreflang="de"|de_DE|href="\/de"/);
});

test('with all gone that may go, the build is whole, its lists are those of the facts, and no page speaks of what is gone', async () => {
  resetProject(project);
  const gone = removeAllThatMayGo(project);
  const { status, stderr } = await build(project, allLanguages);
  expect(status, stderr).toBe(0);
  expectFactsOnPages();
  const pages = filesIn(project, 'dist/client').filter((file) => /^\S+\.html: /.test(file));
  for (const text of gone)
    expect(
      pages.filter((page) => page.includes(text)).map((page) => page.split(':')[0]),
      text,
    ).toEqual([]);
});
