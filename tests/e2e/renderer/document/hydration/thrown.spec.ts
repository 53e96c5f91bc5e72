import { expect } from 'playwright/test';
import { expectAwake, islandOnPage } from '../../../islandOnPage.ts';
import { refuseCookies } from '../../../refuseCookies.ts';
import { test } from '../../../test.ts';

test.use({ mayThrow: true });
test.beforeEach(({ page }) => refuseCookies(page));

const cases = [
  { island: 'contactForm', path: '/contact', field: '#contact-message', layer: undefined, goesTo: undefined },
  {
    island: 'search',
    path: '/',
    field: '#search-query',
    layer: undefined,
    goesTo: `/search?${new URLSearchParams({ q: 'Ada!' })}`,
  },
  {
    island: 'chat',
    path: '/',
    field: '#chat-input',
    layer: '[aria-controls="chat-panel"]',
    goesTo: undefined,
  },
];

for (const { island, path, field, layer, goesTo } of cases) {
  test(`${island}: when it throws after it woke, what was typed stands in the server's HTML, and a notice says so`, async ({
    page,
  }) => {
    await page.goto(path);
    if (layer) {
      await page.locator(layer).click();
      await expectAwake(page, island);
    }
    const text = page.locator(field);
    if (island === 'contactForm') {
      await page.locator('#contact-name').fill('Ada');
      await page.locator('#contact-subject').selectOption('Partnership');
      await page.locator('#contact-privacy').check();
    }
    const before = layer ? '' : 'Ada';
    await text.fill(before);
    await text.pressSequentially(layer ? '' : '!');
    await expectAwake(page, island);
    await page.evaluate(() => {
      const { isArray } = Array;
      const undo = () => Object.assign(Array, { isArray });
      // What the words of the next rendering are looked up with.
      Object.assign(Array, {
        isArray() {
          setTimeout(undo, 300);
          throw new Error('in a test');
        },
      });
    });
    await text.focus();
    await page.keyboard.type(layer ? 'Q' : '?');
    await expect(islandOnPage(page, island)).not.toHaveAttribute('awake');
    await expect(text).toHaveValue(layer ? 'Q' : 'Ada!?');
    await expect(text).toBeVisible();
    await expect(text).toBeFocused();
    const notice = page.locator('#island-failure p');
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).toBe(await notice.getAttribute('data-failed'));
    await page.screenshot({ path: `test-results/thrown-${island}.png` });

    if (goesTo) {
      await text.fill('Ada!');
      await page.getByRole('search').locator('[type="submit"]:visible').click();
      await expect(page).toHaveURL(goesTo);
    }
    if (island === 'contactForm') {
      await expect(page.locator('#contact-name')).toHaveValue('Ada');
      await expect(page.locator('#contact-subject')).toHaveValue('Partnership');
      await expect(page.locator('#contact-privacy')).toBeChecked();
      await page.locator('#contact-email').fill('thrown@example.com');
      await page.locator('#message [type="submit"]').click();
      await expect(page).toHaveURL('/contact/sent');
    }
  });
}
