import { expect, type Page } from 'playwright/test';
import company from '../../../../content/company.json' with { type: 'json' };
import enWords from '../../../../locales/en/search.json' with { type: 'json' };
import frWords from '../../../../locales/fr/search.json' with { type: 'json' };
import { holdCode } from '../../holdCode.ts';
import { restPointer } from '../../restPointer.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const named = (words: typeof frWords): typeof frWords =>
  JSON.parse(JSON.stringify(words).replaceAll('{{company}}', company.name));
const french = named(frWords);
const english = named(enWords);

const languages = [
  {
    locale: 'fr-FR',
    words: french,
    home: '/',
    search: '/search',
    contact: '/contact',
    query: 'SECURITE',
    finds: 2,
  },
  {
    locale: 'en-GB',
    words: english,
    home: '/en',
    search: '/en/search',
    contact: '/en/contact',
    query: 'SECURITY',
    finds: 1,
  },
];

// While the results are open, all else is hidden from assistive technology: a role would not find it.
const field = (page: Page) => page.locator('#search-query');
const icon = (page: Page) => page.locator('search button[type="submit"]:visible');
const hint = (page: Page) => page.locator('#search-hint');
const dialog = (page: Page) => page.getByRole('dialog');
/** What is visible of the dialog: its own box is empty. */
const panel = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
const island = (page: Page) => page.locator('x-island[data-name="search"]');

/** A text of `search.json` with its query, which stands between isolates. */
const filled = (text: string, query: string) => text.replace('{{query}}', `\u2068${query}\u2069`);

for (const { locale, words, home, search, contact, query, finds } of languages) {
  test.describe(`search of ${home}`, () => {
    test.use({ locale });
    const results = filled(words.results.title, query);

    test('with a mouse: hints, icon, results, hand-off; closed by button and by a click outside', async ({
      page,
    }) => {
      await page.goto(home);
      await expect(icon(page)).toBeDisabled();
      await field(page).click();
      await expect(hint(page)).toBeEmpty();
      await field(page).pressSequentially(query.slice(0, 1));
      await expect(hint(page)).toHaveText(words.box.hintShort);
      await expect(icon(page)).toBeDisabled();
      await field(page).press('Enter');
      await field(page).pressSequentially(` ${query.slice(1, 2)} `);
      await expect(hint(page)).toHaveText(words.box.hintReady);
      await expect(icon(page)).toBeEnabled();
      await expect(dialog(page)).toHaveCount(0);

      await field(page).fill(query);
      await icon(page).click();
      await expect(panel(page)).toBeVisible();
      await expect(panel(page)).toHaveText(results);
      await expect(dialog(page)).toHaveAccessibleName(results);
      await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`^${finds} `));
      await expect(dialog(page).getByRole('article')).toHaveCount(finds);
      await expect(page).toHaveURL(`${home}?q=${query}`);
      expect(await violations(page)).toEqual([]);

      const entry = dialog(page).getByRole('article').last();
      const title = words.catalogue['security-compliance'].title;
      await expect(entry.locator('h3 mark')).toHaveText(title.slice(0, query.length));
      const seePage = entry.getByRole('link', { name: `${words.results.page} ${title}`, exact: true });
      await expect(seePage).toHaveAttribute('href', /\/services#security$/);
      await expect(entry.getByRole('link')).toHaveCount(2);
      const handOff = entry.getByRole('link', { name: `${words.results.handOff} ${title}`, exact: true });
      const { pathname, searchParams } = new URL((await handOff.getAttribute('href')) ?? '', page.url());
      expect(pathname).toBe(contact);
      expect(Object.fromEntries(searchParams)).toEqual({
        subject: title,
        type: 'security-compliance',
        from: 'search',
      });

      await dialog(page).getByRole('button', { name: words.results.close }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(icon(page)).toBeFocused();
      await expect(page).toHaveURL(home);
      await icon(page).click();
      await expect(panel(page)).toBeVisible();
      await page.mouse.click(8, 300);
      await expect(dialog(page)).toHaveCount(0);
      await expect(field(page)).toHaveValue(query);

      await page.getByRole('button', { name: words.box.clear }).click();
      await expect(field(page)).toHaveValue('');
      await expect(field(page)).toBeFocused();
      await expect(hint(page)).toBeEmpty();
      await expect(page).toHaveURL(home);
    });

    // Where words play no part, one language is enough.
    if (locale === 'fr-FR')
      test('by keyboard alone: the focus goes in, stays in and comes back', async ({ page }) => {
        await page.goto(home);
        await field(page).focus();
        await page.keyboard.type(query);
        await page.keyboard.press('Enter');
        await expect(panel(page)).toBeVisible();
        // After the last stop comes the browser's own bar, which a page knows as its body.
        const isInside = () =>
          dialog(page).evaluate(
            (element) => element.contains(document.activeElement) || document.activeElement === document.body,
          );
        await expect.poll(isInside).toBe(true);
        for (let stop = 0; stop < finds * 2 + 4; stop += 1) {
          await page.keyboard.press('Tab');
          expect(await isInside()).toBe(true);
        }
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(field(page)).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: words.box.clear })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(field(page)).toHaveValue('');
      });

    test('a consultant is handed over by profile, wherever the card is clicked', async ({ page }) => {
      await page.goto(`${search}?q=sap_tester`);
      const { title } = words.catalogue.sap_tester;
      const handOff = dialog(page).getByRole('link', { name: `${words.results.handOff} ${title}` });
      await expect(handOff).toHaveAttribute(
        'href',
        `${contact}?${new URLSearchParams({ subject: title, type: 'sap_tester', from: 'search' })}#message`,
      );
      // The whole card is the link: it lies over its own texts.
      await dialog(page).getByText(words.catalogue.sap_tester.description).click({ force: true });
      await expect(page).toHaveURL(
        new RegExp(`${contact}\\?subject=.*&type=sap_tester&from=search#message$`),
      );
      await expect(page.locator('#contact-message')).toHaveValue(new RegExp(title));
    });

    if (locale === 'en-GB')
      test('the address searches at once; back, forward and reload show what it says, and nothing that was closed', async ({
        page,
      }) => {
        await page.goto(`${search}?q=%20cloud%20`);
        await expect(dialog(page)).toHaveAccessibleName(filled(words.results.title, 'cloud'));
        await expect(field(page)).toHaveValue('cloud');
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(icon(page)).toBeFocused();
        await expect(page).toHaveURL(search);
        await page.reload();
        await field(page).fill('solidity');
        await expect(island(page)).toHaveAttribute('awake', '');
        await expect(dialog(page)).toHaveCount(0);

        await field(page).press('Enter');
        await expect(page).toHaveURL(`${search}?q=solidity`);
        await expect(dialog(page)).toHaveAccessibleName(filled(words.results.title, 'solidity'));
        await page.goBack();
        await expect(dialog(page)).toHaveCount(0);
        await page.goForward();
        await expect(dialog(page)).toHaveAccessibleName(filled(words.results.title, 'solidity'));
        await page.reload();
        await expect(dialog(page)).toHaveAccessibleName(filled(words.results.title, 'solidity'));
        await expect(field(page)).toHaveValue('solidity');
      });

    test('what is not found is said with what to try next, and hostile text stays text', async ({ page }) => {
      const hostile = '<img src=x onerror="document.title=1"> (.*) \\';
      const titleBefore = words.meta.title;
      await page.goto(home);
      await field(page).fill(hostile);
      await field(page).press('Enter');
      await expect(dialog(page)).toHaveAccessibleName(filled(words.noResults.title, hostile));
      // Up to the promise that it quotes.
      const advice = words.noResults.text.replace(/\{\{.*$/, '').replaceAll(/[().]/g, '\\$&');
      await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`^${advice}`));
      await expect(dialog(page).getByRole('link', { name: words.noResults.handOff })).toHaveAttribute(
        'href',
        contact,
      );
      await expect(dialog(page).locator('img')).toHaveCount(0);
      expect(await violations(page)).toEqual([]);

      await page.goto(
        `${search}?${new URLSearchParams({ q: `${'\u202eاختبار '.repeat(30)}${'x'.repeat(6000)}` })}`,
      );
      await expect(panel(page)).toBeVisible();
      await expect(dialog(page).getByRole('article')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expect(page).toHaveTitle(titleBefore);
    });

    if (locale === 'fr-FR')
      test('without JavaScript the form leads to the whole catalogue', async ({ browser, baseURL }) => {
        const context = await browser.newContext({
          locale,
          javaScriptEnabled: false,
          ...(baseURL ? { baseURL } : {}),
        });
        const page = await context.newPage();
        await page.goto(home);
        await field(page).fill(query);
        await icon(page).click();
        await expect(page).toHaveURL(`${search}?q=${query}`);
        await expect(page.getByText(words.list.title)).toBeVisible();
        await expect(page.locator('#catalogue').getByRole('article')).toHaveCount(16);
        await expect(
          page.locator('#catalogue').getByRole('link', { name: words.results.handOff }),
        ).toHaveCount(16);
        await context.close();
      });
  });
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('tapping searches and closes; targets are large enough', async ({ page }) => {
    await page.goto('/');
    await field(page).tap();
    await field(page).pressSequentially('solidity');
    await icon(page).tap();
    await expect(dialog(page).getByRole('article')).toHaveCount(2);
    expect(await violations(page)).toEqual([]);
    for (const control of await dialog(page).locator('button, p > a').all()) {
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.touchscreen.tap(195, 836);
    await expect(dialog(page)).toHaveCount(0);
    await icon(page).tap();
    const { title } = french.catalogue.blockchain;
    await dialog(page)
      .getByRole('link', { name: `${french.results.page} ${title}`, exact: true })
      .tap();
    await expect(page).toHaveURL('/services/blockchain');
  });
});

for (const width of [320, 1280]) {
  test(`hints move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const below = page.locator('main section').first().getByRole('link').first();
    // From the top of the page: a browser may scroll to the field.
    const place = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await place();
    for (const [text, shown] of [
      ['s', french.box.hintShort],
      ['sap', french.box.hintReady],
      ['', ''],
    ] as const) {
      await field(page).fill(text);
      await expect(hint(page)).toHaveText(shown);
      expect(await place()).toBe(before);
    }
  });
}

test('nothing is fetched before the visitor, or the address, asks for a search', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await restPointer(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toHaveLength(1);
  await page.goto('/search?utm_source=newsletter', { waitUntil: 'networkidle' });
  await expect(island(page)).not.toHaveAttribute('awake');
  await field(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(2);
  await expect(dialog(page)).toHaveCount(0);
});

test.describe('when something cannot be fetched, the form goes to its own address', () => {
  const broken = [
    { what: 'the code', url: /\/assets\/chunks\//, answer: 'abort' },
    { what: 'the words', url: /\/assets\/static\/search\..*\.json$/, answer: 'missing' },
  ] as const;
  for (const { what, url, answer } of broken) {
    test(what, async ({ page }) => {
      await page.route(url, (route) => (answer === 'abort' ? route.abort() : route.fulfill({ status: 404 })));
      await page.goto('/');
      await field(page).fill('l’audit & co');
      await field(page).press('Enter');
      await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'l’audit & co' })}`, {
        timeout: 15_000,
      });
      await expect(page.locator('#catalogue').getByRole('article')).toHaveCount(16);
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

// On a slow machine: renderer/hydration/earlyUse.spec.ts.
test('a search that is submitted before the code is there is not lost', async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await field(page).focus();
  await page.keyboard.type('fiori');
  await page.keyboard.press('Enter');
  code.open();
  await expect(dialog(page)).toHaveAccessibleName(filled(french.results.title, 'fiori'));
  await expect(field(page)).toHaveValue('fiori');
  await expect(dialog(page).getByRole('article')).toHaveCount(1);
});
