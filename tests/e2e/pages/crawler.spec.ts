import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'node-html-parser';
import { expect, test } from 'playwright/test';
import { siteFolder } from '../../../scripts/siteFolder.ts';

/** One of each kind of page. */
const pages = [
  '/index',
  '/services/cloud',
  '/offre/cloud',
  '/careers/senior-qa',
  '/contact',
  '/blog/automatiser-les-tests-par-ou-commencer',
];

for (const page of pages) {
  test(`${page} says to a crawler without JavaScript what a browser shows`, async ({ page: tab }) => {
    const root = parse(readFileSync(path.join(siteFolder, `${page}.html`), 'utf8'));
    const main = root.querySelector('main');
    const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
    const sent = {
      title: root.querySelector('title')?.text,
      headings: main?.querySelectorAll('h1, h2, h3').map((each) => plain(each.textContent)),
      text: plain(main?.textContent),
      links: main?.querySelectorAll('a[href]').map((link) => link.getAttribute('href')),
    };
    await tab.goto(page.replace('/index', '/'));
    await tab.evaluate(() => document.fonts.ready.then(() => {}));
    const shown = await tab.evaluate(() => {
      const words = (text: string | null = '') => (text ?? '').replaceAll(/\s+/g, ' ').trim();
      const { title } = document;
      const place = document.querySelector('main');
      return {
        title,
        headings: [...(place?.querySelectorAll('h1, h2, h3') ?? [])].map((each) => words(each.textContent)),
        text: words(place?.textContent),
        links: [...(place?.querySelectorAll('a[href]') ?? [])].map((link) => link.getAttribute('href')),
      };
    });
    expect(shown).toEqual(sent);
  });
}
