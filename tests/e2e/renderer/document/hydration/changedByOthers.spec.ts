import { expect, type Locator, type Page } from 'playwright/test';
import { flows } from '../../../../flows.ts';
import { changePage, changes } from '../../../changedByOthers.ts';
import { holdCode } from '../../../holdCode.ts';
import { refuseCookies } from '../../../refuseCookies.ts';
import { test } from '../../../test.ts';
import { visitorOn } from '../../../visitorOn.ts';

test.use({ mayBeMadeAnew: true });

/** Matches changes that are repeated during a visit. These are tested by whole flows, the others only by the first use of each part. */
const lasting = /^translated|after hydration$/;
const [first] = changes;

/** The first use of each part of a page, and the effect that it must have. */
const firstUses: Record<string, (page: Page) => Promise<unknown>> = {
  async 'contact: a name'(page) {
    await page.goto('/contact');
    await expectTypingKept(page, '#contact-name');
  },
  async 'contact: an empty form is sent'(page) {
    await page.goto('/contact');
    await page.locator('#message [type="submit"]').click();
    await expect(page.locator('[aria-labelledby="contact-problem-title"]')).toBeFocused();
  },
  async 'community: a name in the dialog'(page) {
    await page.goto('/community');
    const opener = page.locator('x-island[data-name="communityJoin"] [command="show-modal"]');
    // The code is there before the click, so the click hydrates the island at once.
    await opener.hover();
    await page.waitForLoadState('networkidle');
    await opener.click();
    await expectTypingKept(page, '#join-name');
    await expect(page.locator('#join-dialog:modal')).toBeVisible();
  },
  async 'search: a word and Enter'(page) {
    await page.goto('/');
    await page.locator('#search-query').pressSequentially('cloud');
    await page.keyboard.press('Enter');
    await expect(page.locator('dialog:modal li').first()).toBeVisible();
    await expect(page).toHaveURL('/?q=cloud');
  },
  async 'chat: a question and Enter'(page) {
    await page.goto('/');
    await page.locator('[aria-controls="chat-panel"]').click();
    await page.locator('#chat-input').pressSequentially('Bonjour');
    await page.keyboard.press('Enter');
    await expect(page.locator('#chat-panel [role="log"]')).toContainText('Bonjour');
    await expect(page.locator('#chat-input')).toHaveValue('');
    await expect(page.locator('#chat-panel')).toBeVisible();
  },
  async 'chat: a suggestion'(page) {
    await page.goto('/');
    await page.locator('[aria-controls="chat-panel"]').click();
    const suggestion = page.locator('#chat-panel ul button').nth(1);
    const question = await questionOf(suggestion);
    await suggestion.click();
    await expect(page.locator('#chat-panel [role="log"]')).toContainText(question);
  },
  async 'chat: a suggestion, pressed while its code arrives'(page) {
    const code = await holdCode(page);
    await page.goto('/');
    await page.locator('[aria-controls="chat-panel"]').click();
    const suggestion = page.locator('#chat-panel ul button').nth(1);
    const question = await questionOf(suggestion);
    await suggestion.hover();
    await page.mouse.down();
    code.open();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page.locator('#chat-panel [role="log"]')).toContainText(question);
  },
  async 'newsletter: an address and Enter'(page) {
    await page.goto('/');
    await page.locator('#newsletter-email').pressSequentially('a@example.com');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast]')).toBeVisible();
  },
  async 'article: a like, and the address copied'(page) {
    await page.goto('/blog/automatiser-les-tests-par-ou-commencer');
    const like = page.locator('[data-toggle]').first();
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.locator('[data-copy]').click();
    await expect(page.locator('[data-toast]')).toBeVisible();
  },
  async 'cookies: one category is saved, then another cancelled'(page) {
    await page.goto('/');
    const [opener, analytics] = ['footer [data-consent-choice]', '[role="switch"][name="analytics"]'];
    await page.locator(opener).click();
    await page.locator(analytics).check();
    await page.locator('[data-consent-choice="save"]').click();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'analytics');
    await page.locator(opener).click();
    await page.locator('[role="switch"][name="marketing"]').check();
    await page.locator('dialog:modal [type="submit"]:not([data-consent-choice])').click();
    await page.locator(opener).click();
    await expect(page.locator('[role="switch"]:enabled:checked')).toHaveAttribute('name', 'analytics');
  },
  async 'menu of a narrow window: opened and left'(page) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.locator('header > div > [popovertarget]').click();
    await expect(page.locator('#site-menu [popovertargetaction="hide"]')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
  },
  async 'tabs: the tab that is not selected'(page) {
    await page.goto('/community');
    const tab = page.locator('[data-script="tabs"] a').first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
};

// `npm test` makes the first change only, `npm test all` all changes.
for (const change of process.env.TEST_ALL
  ? [first, ...changes.filter((each) => !lasting.test(each))]
  : [first]) {
  test.describe(change, () => {
    // A page's content security policy does not apply to the styles of an extension.
    test.use({ bypassCSP: change === 'a style element and a comment first' });
    for (const [name, use] of Object.entries(firstUses)) {
      test(name, async ({ page }) => {
        await refuseCookies(page);
        await page.addInitScript(changePage, change);
        await use(page);
      });
    }
  });
}

for (const change of process.env.TEST_ALL ? changes.filter((each) => lasting.test(each)) : []) {
  for (const [name, flow] of Object.entries(flows)) {
    test(`${change}: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addInitScript(changePage, change);
      const posts: string[] = [];
      page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
      await flow(visitorOn(page), 'fr');
      expect(new Set(posts).size).toBe(posts.length);
    });
  }
}

/** @returns the text of a suggestion, without the zero-width space of a translation (`changedByOthers.ts`) */
async function questionOf(suggestion: Locator): Promise<string> {
  return String(await suggestion.textContent()).replaceAll('\u200b', '');
}

/** Types while the island is hydrated, and expects all letters and the focus to stay. */
async function expectTypingKept(page: Page, selector: string): Promise<void> {
  const field = page.locator(selector);
  await field.focus();
  await page.keyboard.type('Ada Lovelace', { delay: 50 });
  await expect(page.locator(`x-island[ready] ${selector}`)).toBeVisible();
  await expect(field).toHaveValue('Ada Lovelace');
  await expect(field).toBeFocused();
}
