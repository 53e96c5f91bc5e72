import { expect, type Page } from 'playwright/test';
import { gate } from '../../gate.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { fetchesFailedModulesAgain } from '../../renderer/hydration/fetchesFailedModulesAgain.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const languages = [
  {
    home: '/',
    contact: '/contact',
    locale: 'fr-FR',
    label: 'Lettre d’information',
    subscribe: 'S’abonner',
    sending: 'Envoi…',
    missing: 'Saisissez votre adresse e-mail',
    malformed: 'Saisissez une adresse complète',
    toast: 'Inscription pas encore ouverte',
    failure: 'Cette partie de la page n’a pas pu être chargée.',
  },
  {
    home: '/en',
    contact: '/en/contact',
    locale: 'en-GB',
    label: 'Newsletter',
    subscribe: 'Subscribe',
    sending: 'Sending…',
    missing: 'Enter your email address',
    malformed: 'Enter a complete address',
    toast: 'Sign-up is not open yet',
    failure: 'This part of the page could not be loaded.',
  },
] as const;

const [{ home, contact, label, sending }] = languages;
const field = (page: Page) => page.locator('#newsletter-email');
const toast = (page: Page) => page.locator('[data-toast]');

test.beforeEach(({ context }) => refuseCookies(context));

for (const {
  home,
  locale,
  label,
  subscribe,
  sending,
  missing,
  malformed,
  toast: title,
  failure,
} of languages) {
  test.describe(`newsletter of ${home}`, () => {
    test.use({ locale });

    test('by keyboard: wrong, then right; nothing is sent', async ({ page }) => {
      const posted: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET' || request.url().includes('exemple')) posted.push(request.url());
      });
      await page.goto(home);
      await expect(page.getByLabel(label)).toHaveAttribute('required', '');
      await expect(page.getByLabel(label)).toHaveAttribute('type', 'email');
      await field(page).pressSequentially('vous@');
      await expect(page.locator('x-island[data-name="newsletter"][awake]')).toBeAttached();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('vous@');
      await page.keyboard.press('Enter');
      await expect(field(page)).toHaveAccessibleDescription(new RegExp(malformed));
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page)).toBeFocused();
      expect(await violations(page, 'footer')).toEqual([]);

      await field(page).fill('');
      await page.keyboard.press('Enter');
      await expect(page.getByText(missing)).toBeVisible();

      await field(page).pressSequentially('nom@exemple.fr');
      await page.keyboard.press('Tab');
      const button = page.locator('footer button[type="submit"]');
      await expect(button).toHaveText(subscribe);
      await page.keyboard.press('Enter');
      await expect(button).toHaveText(sending);
      await expect(page.getByText(missing)).toBeHidden();
      await expect(button).toBeFocused();
      expect(await violations(page, 'footer')).toEqual([]);
      await expect(toast(page)).toContainText(title);
      await expect(field(page)).toHaveValue('');
      await expect(button).toHaveText(subscribe);
      expect(posted).toEqual([]);
    });

    test('a button whose code cannot be fetched says so, and works once it can', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.addInitScript(() => localStorage.clear());
      await page.goto(home);
      await page.route('**/assets/chunks/*.js', (route) => route.abort());
      const chat = page.locator('[aria-controls="chat-panel"]');
      await chat.click();
      await expect(page.getByText(failure)).toBeVisible();
      expect(errors.join('\n')).toContain('Not started:');
      expect(await violations(page, 'footer')).toEqual([]);

      await page.unroute('**/assets/chunks/*.js');
      // What the notice advises where nothing changes by itself.
      if (!(await fetchesFailedModulesAgain(page))) await page.reload();
      // The panel is the browser's: it is there already, or closed again by the click.
      await chat.click();
      if (!(await page.getByRole('dialog').isVisible())) await chat.click();
      await expect(page.getByText(failure)).toBeHidden();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}

// In one language: what differs in the other stands in the built HTML.
test.describe('newsletter', () => {
  test('an early submit is kept while the code is on its way', async ({ page }) => {
    const code = gate();
    await page.route('**/assets/chunks/*.js', async (route) => {
      await code.opened;
      await route.continue();
    });
    await page.goto(home);
    await field(page).fill('nom@exemple.fr');
    await field(page).press('Enter');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(home);
    code.open();
    await expect(page.locator('footer button[type="submit"]')).toHaveText(sending);
    await expect(toast(page)).toHaveCount(1);
  });

  test('without its code it leads to the contact page, and no URL carries the address', async ({ page }) => {
    await page.route('**/assets/chunks/*.js', (route) => route.abort());
    await page.goto(home);
    await field(page).fill('nom@exemple.fr');
    await field(page).press('Enter');
    await page.waitForURL((url) => url.pathname === contact);
    expect(new URL(page.url()).searchParams.get('subject')).toBe(label);
    expect(page.url()).not.toContain('exemple');
  });

  test('without its words an island stays what its HTML is', async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route('**/newsletter.*.json', (route) => route.fulfill({ status: 404, body: 'no' }));
    await page.goto(home);
    await field(page).fill('nom@exemple.fr');
    await field(page).press('Enter');
    await page.waitForURL((url) => url.pathname === contact);
    expect(errors.join('\n')).toContain('Failed to load translations');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter leads to the contact page', async ({ page }) => {
    await page.goto('/');
    await field(page).fill('nom@exemple.fr');
    await field(page).press('Enter');
    await page.waitForURL((url) => url.pathname === '/contact');
    expect(page.url()).not.toContain('exemple');
  });
});

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

  test('the newsletter works by touch', async ({ page }) => {
    await page.goto('/');
    await field(page).tap();
    await field(page).fill('nom@exemple.fr');
    await page.locator('footer button[type="submit"]').tap();
    await expect(toast(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
