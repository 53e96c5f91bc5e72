import { expect, type Page } from 'playwright/test';
import { expectReady } from '../../islandOnPage.ts';
import { servedTranslationsOf } from '../../servedTranslationsOf.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const texts = servedTranslationsOf('fr', 'search');

// In renderer/document/hydration/, earlyUse.spec.ts searches before the code is loaded, and islandDownloads.spec.ts without the code.

// These elements are found by selectors, because the open results hide them from assistive technology, so that no role finds them.
const field = (page: Page) => page.locator('#search-query');
const icon = (page: Page) => page.locator('search button[type="submit"]:visible');
const hint = (page: Page) => page.locator('#search-hint');
const dialog = (page: Page) => page.getByRole('dialog');
/** The dialog's title. Playwright takes the dialog itself for invisible, because its box is empty. */
const heading = (page: Page) => dialog(page).getByRole('heading', { level: 2 });

/** @returns a text of `search.json` with its query between isolate characters, which separate their directions (Unicode UAX 9) */
const filled = (text: string, query: string) => text.replace('{{query}}', `\u2068${query}\u2069`);
/** @returns the title of the dialog with `count` results */
const resultsOf = (query: string, count: number) =>
  filled(count === 1 ? texts.results.title_one : texts.results.title_other, query).replace(
    '{{count}}',
    `${count}`,
  );

test('with a mouse: hints, icon, results, hand-off; closed by button and by a click outside', async ({
  page,
}) => {
  const query = 'SECURITE';
  const results = resultsOf(query, 2);
  await page.goto('/');
  await expect(icon(page)).toBeDisabled();
  await field(page).click();
  await expect(hint(page)).toBeEmpty();
  await field(page).pressSequentially(query.slice(0, 1));
  await expect(hint(page)).toHaveText(texts.box.hintShort);
  await expect(icon(page)).toBeDisabled();
  await field(page).press('Enter');
  await field(page).pressSequentially(` ${query.slice(1, 2)} `);
  await expect(hint(page)).toHaveText(texts.box.hintReady);
  await expect(icon(page)).toBeEnabled();
  await expect(dialog(page)).toHaveCount(0);

  await field(page).fill(query);
  await icon(page).click();
  await expect(heading(page)).toHaveText(results);
  await expect(dialog(page)).toHaveAccessibleName(results);
  await expect(dialog(page).getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL(`/?q=${query}`);
  expect(await violations(page)).toEqual([]);

  const entry = dialog(page).getByRole('article').last();
  const { title } = texts.catalogue['security-compliance'];
  await expect(entry.locator('h3 mark')).toHaveText(title.slice(0, query.length));
  await expect(entry.getByRole('link')).toHaveCount(2);
  const linkOf = (name: string) => entry.getByRole('link', { name, exact: true });
  await expect(linkOf(`${texts.results.page} ${title}`)).toHaveAttribute('href', /\/services#security$/);
  const handOff = new URLSearchParams({ subject: title, type: 'security-compliance', from: 'search' });
  await expect(linkOf(`${title} ${texts.results.handOff}`)).toHaveAttribute(
    'href',
    `/contact?${handOff}#message`,
  );

  await dialog(page).getByRole('button', { name: texts.results.close }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();
  await expect(page).toHaveURL('/');
  await icon(page).click();
  await expect(heading(page)).toBeVisible();
  await page.mouse.click(8, 300);
  await expect(dialog(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue(query);

  await page.getByRole('button', { name: texts.box.clear }).click();
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(hint(page)).toBeEmpty();
  await expect(page).toHaveURL('/');
});

test('a consultant is handed over by profile, wherever the card is clicked', async ({ page }) => {
  const { title, description } = texts.catalogue.sap_tester;
  await page.goto(`/search?q=sap_tester`);
  // Forced, because the link covers the whole card with its texts.
  await dialog(page).getByText(description).click({ force: true });
  const handOff = new URLSearchParams({ subject: title, type: 'sap_tester', from: 'search' });
  await expect(page).toHaveURL(`/contact?${handOff}#message`);
  await expect(page.locator('#contact-message')).toHaveValue(new RegExp(title));
});

test('a search without results says what to try next, and hostile text stays text', async ({ page }) => {
  const hostile = '<img src=x onerror="document.title=1"> (.*) \\';
  await page.goto('/');
  await field(page).fill(hostile);
  await field(page).press('Enter');
  await expect(dialog(page)).toHaveAccessibleName(filled(texts.noResults.title, hostile));
  await expect(dialog(page).getByRole('group')).toHaveAccessibleDescription(texts.noResults.text);
  const handOff = dialog(page).getByRole('link', { name: texts.noResults.handOff });
  await expect(handOff).toHaveAttribute('href', '/contact');
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  const long = `${'\u202eاختبار '.repeat(30)}${'x'.repeat(6000)}`;
  await page.goto(`/search?${new URLSearchParams({ q: long })}`);
  await expect(heading(page)).toBeVisible();
  await expect(dialog(page).getByRole('article')).toHaveCount(0);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page).toHaveTitle(texts.meta.title);
});

test('the address searches at once; back, forward and reload show what it says, and nothing that was closed', async ({
  page,
}) => {
  const expectResults = (query: string) =>
    expect(dialog(page)).toHaveAccessibleName(new RegExp(`^\\d+ .*\u2068${query}\u2069`));
  await page.goto('/search?q=%20cloud%20');
  await expectResults('cloud');
  await expect(field(page)).toHaveValue('cloud');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(icon(page)).toBeFocused();
  await expect(page).toHaveURL('/search');
  await page.reload();
  await field(page).fill('solidity');
  await expectReady(page, 'search');
  await expect(dialog(page)).toHaveCount(0);

  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=solidity');
  await expectResults('solidity');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expectResults('solidity');
  await page.reload();
  await expectResults('solidity');
  await expect(field(page)).toHaveValue('solidity');
});

test('a search that is closed leaves no step in the history, and gives the focus back', async ({ page }) => {
  await page.goto('/careers');
  await page.goto('/');
  for (const query of ['cloud', 'sap']) {
    await field(page).fill(query);
    await field(page).press('Enter');
    await expect(heading(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(field(page)).toHaveValue(query);
    await expect(field(page)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL('/careers');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to the whole catalogue', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('sap');
    await icon(page).click();
    await expect(page).toHaveURL('/search?q=sap');
    await expect(page.getByText(texts.list.title)).toBeVisible();
    const entries = page.locator('#catalogue');
    await expect(entries.getByRole('article')).toHaveCount(16);
    await expect(entries.getByRole('link', { name: texts.results.handOff })).toHaveCount(16);
  });
});

for (const width of [320, 1280]) {
  test(`hints move nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const below = page.locator('main section').first().getByRole('link').first();
    // Measured from the top of the page, because a browser may scroll to the field.
    const topOfBelow = () => below.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    const before = await topOfBelow();
    for (const [text, shown] of [
      ['s', texts.box.hintShort],
      ['sap', texts.box.hintReady],
      ['', ''],
    ] as const) {
      await field(page).fill(text);
      await expect(hint(page)).toHaveText(shown);
      expect(await topOfBelow()).toBe(before);
    }
  });
}
