import { expect, type Page } from 'playwright/test';
import { restPointer } from '../../restPointer.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

const languages = [
  {
    home: '/',
    locale: 'fr-FR',
    title: 'Vos choix sur les cookies',
    customize: 'Personnaliser',
    necessary: 'Nécessaires seulement',
    all: 'Tout accepter',
    manage: 'Gérer les cookies',
    dialog: 'Préférences de cookies',
    switches: ['Nécessaires', 'Mesure d’audience', 'Publicité', 'Fonctionnels'],
    save: 'Enregistrer',
    cancel: 'Annuler',
  },
  {
    home: '/en',
    locale: 'en-GB',
    title: 'Your cookie choices',
    customize: 'Customize',
    necessary: 'Necessary only',
    all: 'Accept all',
    manage: 'Manage cookies',
    dialog: 'Cookie preferences',
    switches: ['Necessary', 'Analytics', 'Marketing', 'Functional'],
    save: 'Save',
    cancel: 'Cancel',
  },
] as const;
const [french] = languages;

const consent = (analytics: boolean, marketing: boolean, functional: boolean) =>
  JSON.stringify({ necessary: true, analytics, marketing, functional });
const banner = (page: Page, name: string = french.title) => page.getByRole('region', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page, key = 'cookieConsent') =>
  page.evaluate((name) => localStorage.getItem(name), key);
const states = (page: Page) =>
  page.getByRole('switch').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).checked));

/** Collects the lines of the acceptance hook, and whatever goes wrong. */
function listen(page: Page): { accepted: string[]; problems: string[] } {
  const heard = { accepted: [] as string[], problems: [] as string[] };
  page.on('console', (message) => {
    const [, category] = /^Cookies accepted: (.*)/.exec(message.text()) ?? [];
    if (category) heard.accepted.push(category);
    if (message.type() === 'error') heard.problems.push(message.text());
  });
  page.on('pageerror', (error) => heard.problems.push(error.message));
  return heard;
}

for (const words of languages) {
  test.describe(`cookies of ${words.home}`, () => {
    test.use({ locale: words.locale });

    test('accept all: at once, without React, with one line for each category', async ({ page }) => {
      const { accepted, problems } = listen(page);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await restPointer(page);
      await page.goto(words.home);
      await expect(banner(page, words.title)).toBeVisible();
      expect(await violations(page)).toEqual([]);
      // By script, so that no pointer asks for the island.
      await button(page, words.all).dispatchEvent('click');
      await expect(banner(page, words.title)).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
      expect(await stored(page)).toBe(consent(true, true, true));
      const meta = JSON.parse((await stored(page, 'cookieConsentMeta')) ?? '');
      expect(meta).toEqual({
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        version: expect.any(String),
      });
      expect(accepted).toEqual(['analytics', 'marketing', 'functional']);
      expect(requests.filter((url) => url.includes('/assets/chunks/'))).toEqual([]);

      await page.reload();
      await expect(banner(page, words.title)).toBeHidden();
      expect(accepted).toHaveLength(3);
      expect(problems).toEqual([]);
    });

    test('by keyboard alone: first in the page; refuse, then change from the footer', async ({ page }) => {
      const { accepted } = listen(page);
      await page.goto(words.home);
      await page.keyboard.press('Tab');
      for (const name of [words.customize, words.necessary]) {
        do await page.keyboard.press('Tab');
        while (await page.evaluate(() => document.activeElement?.matches('#cookie-banner a')));
        await expect(button(page, name)).toBeFocused();
      }
      await page.keyboard.press('Enter');
      await expect(banner(page, words.title)).toBeHidden();
      expect(await stored(page)).toBe(consent(false, false, false));
      expect(accepted).toEqual([]);

      const manage = button(page, words.manage);
      await manage.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await expect(dialog).toBeVisible();
      for (const name of words.switches) await expect(page.getByRole('switch', { name })).toBeVisible();
      expect(await states(page)).toEqual([true, false, false, false]);
      await expect(page.getByRole('switch').first()).toBeDisabled();
      expect(await violations(page)).toEqual([]);

      await page.getByRole('switch', { name: words.switches[1] }).focus();
      await page.keyboard.press('Space');
      expect(await states(page)).toEqual([true, true, false, false]);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(manage).toBeFocused();
      expect(await stored(page)).toBe(consent(false, false, false));

      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      expect(await states(page)).toEqual([true, false, false, false]);
      await page.getByRole('switch', { name: words.switches[3] }).focus();
      await page.keyboard.press('Space');
      await button(page, words.save).focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(manage).toBeFocused();
      expect(await stored(page)).toBe(consent(false, false, true));
      expect(accepted).toEqual(['functional']);
    });

    test('customise by mouse: cancel keeps the question, save answers it', async ({ page }) => {
      const { accepted, problems } = listen(page);
      await page.goto(words.home);
      await button(page, words.customize).click();
      const dialog = page.getByRole('dialog', { name: words.dialog });
      await expect(dialog).toBeVisible();
      await page.getByRole('switch', { name: words.switches[2] }).click();
      await button(page, words.cancel).click();
      await expect(dialog).toBeHidden();
      await expect(banner(page, words.title)).toBeVisible();
      expect(await stored(page)).toBeNull();

      await button(page, words.customize).click();
      expect(await states(page)).toEqual([true, false, false, false]);
      // The words are a target too.
      await dialog.getByText(words.switches[1], { exact: true }).click();
      await button(page, words.save).click();
      await expect(dialog).toBeHidden();
      await expect(banner(page, words.title)).toBeHidden();
      await expect(page.locator('#main')).toBeFocused();
      expect(await stored(page)).toBe(consent(true, false, false));
      expect(accepted).toEqual(['analytics']);
      expect(problems).toEqual([]);
    });
  });
}

test.describe('what is stored', () => {
  for (const [name, asked, choice] of [
    ['a choice without its date', false, consent(true, false, false)],
    ['something corrupt', true, '{"necessary":tru'],
  ] as const) {
    test(`${name}: ${asked ? 'the visitor is asked' : 'no question'}`, async ({ page }) => {
      const { problems } = listen(page);
      await page.addInitScript((text) => localStorage.setItem('cookieConsent', text), choice);
      await page.goto('/');
      await expect(banner(page)).toBeVisible({ visible: asked });
      expect((await stored(page, 'cookieConsentMeta')) === null).toBe(asked);
      expect(problems).toEqual([]);
    });
  }

  test('a choice made in one tab is known in the others', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/contact');
    await expect(banner(other)).toBeVisible();
    await button(page, french.all).click();
    await expect(banner(other)).toBeHidden();
    await expect(other.locator('html')).toHaveAttribute('data-consent', 'analytics marketing functional');
  });

  for (const [name, methods] of [
    ['storage that is full', ['setItem']],
    ['storage that throws', ['getItem', 'setItem', 'removeItem']],
  ] as const) {
    test(`${name} changes nothing else: the choice holds for this page`, async ({ page }) => {
      const { accepted, problems } = listen(page);
      await page.addInitScript((broken) => {
        for (const method of broken)
          Storage.prototype[method] = () => {
            throw new DOMException('no room', 'QuotaExceededError');
          };
      }, methods);
      await page.goto('/');
      await button(page, french.all).click();
      await expect(banner(page)).toBeHidden();
      expect(accepted).toHaveLength(3);
      await button(page, french.manage).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await states(page)).toEqual([true, true, true, true]);
      expect(problems).toEqual([]);
    });
  }
});

test('a third party is there from its consent on, once, and gone with it', async ({ page }) => {
  const script = 'https://stats.example.org/count.js';
  let asked = 0;
  await page.route(script, (route) => {
    asked += 1;
    return route.fulfill({
      body: `window.ran = 1; document.cookie = '_count1=1'; localStorage.countVisit = '1';`,
    });
  });
  const stores = '[{"name":"_count*"},{"name":"countVisit"}]';
  const waiting = `[{"category":"analytics","script":"${script}","stores":${stores}}]`;
  await page.route(/\/(?:contact)?$/, async (route) => {
    const response = await route.fetch();
    // As `ConsentedScripts.tsx` and the policy have it, where it is listed.
    const body = (await response.text())
      .replace("script-src 'self'", `$& ${script}`)
      .replace('</body>', `<template data-script="followConsent" data-waiting='${waiting}'></template>$&`);
    await route.fulfill({ response, body });
  });
  const left = () =>
    page.evaluate(() => [Reflect.get(window, 'ran'), document.cookie, localStorage.countVisit]);
  const switchAnalytics = async () => {
    await page.getByRole('switch', { name: french.switches[1] }).click();
    await button(page, french.save).click();
  };

  await page.goto('/');
  await button(page, french.customize).click();
  expect(asked).toBe(0);
  await switchAnalytics();
  await expect.poll(left).toEqual([1, '_count1=1', '1']);
  await page.goto('/contact');
  await expect.poll(left).toEqual([1, '_count1=1', '1']);

  await button(page, french.manage).click();
  await switchAnalytics();
  await expect.poll(left).toEqual([1, '', undefined]);
  const policy = page.locator('meta[http-equiv=Content-Security-Policy]').last();
  await expect(policy).not.toHaveAttribute('content', /stats/);
  await page.goto('/');
  await expect.poll(left).toEqual([undefined, '', undefined]);
  expect(asked).toBe(2);
});

test('customising needs no script but the inline one', async ({ page }) => {
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/');
  await button(page, french.customize).click();
  await page.getByRole('switch', { name: french.switches[1] }).press('Space');
  await button(page, french.save).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await stored(page)).toBe(consent(true, false, false));
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('fingers customise, and accept', async ({ page }) => {
    await page.goto('/');
    await button(page, french.customize).tap();
    const dialog = page.getByRole('dialog', { name: french.dialog });
    await expect(dialog).toBeVisible();
    await page.getByRole('switch', { name: french.switches[1] }).tap();
    expect(await states(page)).toEqual([true, true, false, false]);
    expect(await violations(page)).toEqual([]);
    await button(page, french.cancel).tap();
    await expect(dialog).toBeHidden();
    for (const name of [french.customize, french.necessary, french.all])
      expect((await button(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await button(page, french.all).tap();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe(consent(true, true, true));
  });
});

for (const home of ['/', '/en', '/es', '/ar']) {
  test(`the banner leaves the search of ${home} to a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript((language) => localStorage.setItem('language', language), home.slice(1) || 'fr');
    await page.goto(home);
    const field = await page.locator('search form > div').boundingBox();
    const box = await page.locator('#cookie-banner').boundingBox();
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(box?.y ?? 0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is stored, so nothing is asked', async ({ page }) => {
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await expect(button(page, french.manage)).toBeHidden();
  });
});

test.describe('the banner leaves room', () => {
  test('at every width: it fits, covers no focused link and moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const _ of list.getEntries()) Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + 1);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [320, 390, 640, 1024, 1280]) {
      await test.step(`${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 700 });
        await page.goto('/');
        const box = await banner(page).boundingBox();
        expect(box?.x).toBe(0);
        expect(box?.width).toBe(width);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(700);
        expect(await banner(page).evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
        const room = await page.evaluate(() =>
          Number.parseFloat(getComputedStyle(document.body).paddingBottom),
        );
        expect(room).toBeCloseTo(box?.height ?? 0, 0);

        // The chat's button stands in the last corner, which the banner keeps free.
        const chat = await page.locator('x-island[data-name="chat"] button').first().boundingBox();
        for (const each of await banner(page).getByRole('button').all()) {
          const control = await each.boundingBox();
          const isBeside = (control?.x ?? 0) + (control?.width ?? 0) <= (chat?.x ?? 0);
          const isAbove = (control?.y ?? 0) + (control?.height ?? 0) <= (chat?.y ?? 0);
          expect(isBeside || isAbove).toBe(true);
        }

        const links = page.locator('main a, footer a, footer button, footer input:not([type="hidden"])');
        const covered = await links.evaluateAll(
          (all, top) =>
            all
              .filter((each) => {
                (each as HTMLElement).focus();
                return each.getBoundingClientRect().bottom > top + 1;
              })
              .map((each) => each.outerHTML.slice(0, 100)),
          box?.y ?? 0,
        );
        expect(covered).toEqual([]);
        expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
      });
    }
  });
});
