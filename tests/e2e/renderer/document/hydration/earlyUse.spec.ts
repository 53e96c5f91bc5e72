import { expect } from 'playwright/test';
import { FormOnPage } from '../../../components/islands/forms/FormOnPage.ts';
import { watchCalls } from '../../../components/islands/forms/watchCalls.ts';
import { actEarly, earlyUses, throttle } from '../../../earlyUses.ts';
import { gate, holdCode, pageScript } from '../../../holdCode.ts';
import { expectReady, islandOnPage } from '../../../islandOnPage.ts';
import { test } from '../../../test.ts';

// `throttle` makes the processor four times slower, on a machine that may be busy.
test.slow();

// Typing lasts, so the island is hydrated meanwhile. Clicks are tested below.
for (const use of earlyUses.filter(({ text }) => text)) {
  const { island, path, control, text = '', effect } = use;
  test(`${island} on a slow machine: what is typed as soon as it is visible is kept`, async ({ page }) => {
    await throttle(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(control)).toBeVisible({ timeout: 20_000 });
    await actEarly(page, use);
    await expect(page.locator(effect)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(control)).toHaveValue(text);
    await expectReady(page, island, 20_000);
  });
}

// Uses that only type are left out, because the script replays only clicks and Enter.
for (const use of earlyUses.filter(({ text, pressesEnter }) => !text || pressesEnter)) {
  test(`${use.island}: used before any script has come`, async ({ page }) => {
    const script = await holdCode(page, pageScript);
    await page.goto(use.path, { waitUntil: 'commit' });
    await actEarly(page, use);
    // The chat's panel and the dialog are in the HTML: the browser opens them without the script.
    if (['chat', 'communityJoin'].includes(use.island)) {
      await expect(page.locator(use.effect)).toBeVisible();
    }
    script.open();
    await expect(page.locator(use.effect)).toBeVisible();
    if (use.text) {
      await expect(page.locator(use.control)).toHaveValue(use.text);
    }
    const others = page.locator(`x-island[ready]:not([data-name="${use.island}"], [data-name="toasts"])`);
    await expect(others).toHaveCount(0);
  });
}

test('where the script is blocked, the browser submits a form that waited for it', async ({ page }) => {
  const script = gate();
  await page.route(pageScript, async (route) => {
    await script.opened;
    await route.abort();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('#search-query').fill('cloud');
  await page.locator('#search-query').press('Enter');
  script.open();
  await expect(page).toHaveURL('/search?q=cloud');
  await page.locator('#search-query').fill('fiori');
  await page.locator('#search-query').press('Enter');
  await expect(page).toHaveURL('/search?q=fiori');
});

test('Enter sends an early question without the property enterKeyHint (WebKitGTK)', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'enterKeyHint'));
  const script = await holdCode(page, pageScript);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[aria-controls="chat-panel"]').click();
  await page.locator('#chat-input').fill('Bonjour');
  await page.locator('#chat-input').press('Enter');
  await expect(page.locator('#chat-input')).toHaveValue('Bonjour');
  script.open();
  await expect(page.locator('#chat-panel [role="log"]')).toContainText('Bonjour');
});

test('a chat that is opened and closed before any script has come stays closed', async ({ page }) => {
  const script = await holdCode(page, pageScript);
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('[aria-controls="chat-panel"]').click();
  await page.locator('#chat-panel [popovertargetaction]').click();
  script.open();
  await expectReady(page, 'chat');
  await expect(page.locator('#chat-panel')).toBeHidden();
});

test('a form that is sent before any script has come reaches the service once, with all its fields', async ({
  page,
}) => {
  const form = new FormOnPage(page, 'contact');
  const { posts } = watchCalls(page);
  const values = form.values('before-scripts@example.com');
  const script = await holdCode(page, pageScript);
  await page.goto(form.url, { waitUntil: 'commit' });
  await form.fill(values);
  await form.send.click();
  script.open();
  await form.expectToast(form.texts.successToast, 'default');
  expect(posts.map((post) => post.postDataJSON())).toEqual([expect.objectContaining(values)]);
});

test('what is typed before any script has come becomes a draft with the code', async ({ page }) => {
  const script = await holdCode(page, pageScript);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('#contact-message').fill('Before any script');
  script.open();
  await expectReady(page, 'contactForm');
  await page.reload();
  await expect(page.locator('#contact-message')).toHaveValue('Before any script');
});

test('a like and a refusal of cookies before the script has come are kept', async ({ page }) => {
  const script = await holdCode(page, pageScript);
  await page.goto('/blog/automatiser-les-tests-par-ou-commencer', { waitUntil: 'commit' });
  await page.locator('[data-consent-choice="necessary"]').click();
  await expect(page.locator('#visitor-question')).toBeHidden();
  const like = page.locator('[data-toggle]').first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  script.open();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('what is typed while a draft is filled in is not joined with it', async ({ page }) => {
  await throttle(page);
  await page.addInitScript(() =>
    sessionStorage.setItem('island:contactForm', '{"query":"","texts":{"name":"Ada","message":"old"}}'),
  );
  // The first word is typed before the draft is filled in: typed later, it would be appended to the draft's text.
  const code = await holdCode(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = page.locator('#contact-message');
  await expect(field).toBeVisible({ timeout: 20_000 });
  await field.focus();
  const islandOfForm = islandOnPage(page, 'contactForm');
  let typed = '';
  do {
    await page.keyboard.type('new ');
    typed += 'new ';
    code.open();
  } while ((await islandOfForm.getAttribute('ready')) === null);
  await expect(field).toHaveValue(typed);
  // A field in which nothing was typed gets the draft's text.
  await expect(page.locator('#contact-name')).toHaveValue('Ada');
});

test('what is typed between script and code becomes a draft with the code', async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Ada');
  code.open();
  await expectReady(page, 'contactForm');
  const draft = () => page.evaluate(() => sessionStorage.getItem('island:contactForm'));
  await expect.poll(draft).toContain('"name":"Ada"');
});
