import { expect, type Page, test } from 'playwright/test';

/** One of each kind of page. */
const pages = [
  '/',
  '/services/cloud',
  '/offre/cloud',
  '/careers/senior-qa',
  '/contact',
  '/blog/automatiser-les-tests-par-ou-commencer',
];

for (const url of pages) {
  test(`${url} says to a crawler without JavaScript what a browser shows`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const crawler = await browser.newContext({ javaScriptEnabled: false });
    const sent = await contentOf(await crawler.newPage(), new URL(url, baseURL).href);
    expect(sent.headings.length).toBeGreaterThan(1);
    expect(await contentOf(page, url)).toEqual(sent);
    await crawler.close();
  });
}

/** What `main` says; but for what stands there for those without JavaScript only. */
async function contentOf(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'load' });
  return page.evaluate(() => {
    const words = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
    for (const element of main.querySelectorAll('noscript, script, template')) element.remove();
    return {
      title: document.title,
      headings: [...main.querySelectorAll('h1, h2, h3')].map((each) => words(each.textContent)),
      text: words(main.textContent),
      links: [...main.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
    };
  });
}
