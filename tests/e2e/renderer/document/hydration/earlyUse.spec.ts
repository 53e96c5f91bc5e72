import { expect } from 'playwright/test';
import { FormOnPage } from '../../../components/islands/forms/FormOnPage.ts';
import { watchCalls } from '../../../components/islands/forms/watchCalls.ts';
import { actEarly, earlyUses, throttle } from '../../../earlyUses.ts';
import { gate, holdCode, pageScript } from '../../../holdCode.ts';
import { expectReady, islandOnPage } from '../../../islandOnPage.ts';
import { test } from '../../../test.ts';

// The page's machine is made four times slower here (`throttle`), on one that may do other work beside.
test.slow();

// Typing takes time, and falls into the moment in which an island is hydrated; a click comes at one moment, and is tried below.
for (const use of earlyUses.filter(({ text }) => text)) {
  const { island, path, control, text = '', effect } = use;
  test(`${island} on a slow machine: what is typed as soon as it is seen is not lost`, async ({ page }) => {
    await throttle(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator(control)).toBeVisible({ timeout: 20_000 });
    await actEarly(page, use);
    await expect(page.locator(effect)).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(control)).toHaveValue(text);
    await expectReady(page, island, 20_000);
  });
}

// Text that is only typed asks for nothing that the page would have to remember.
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

test('where the script is blocked, a form that waited for it goes to its own address', async ({ page }) => {
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

test('Enter sends a question early in WebKitGTK too, which knows enterkeyhint as an attribute only', async ({
  page,
}) => {
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

test('what is typed before any script has come is a draft once the code is there', async ({ page }) => {
  const script = await holdCode(page, pageScript);
  await page.goto('/contact', { waitUntil: 'commit' });
  await page.locator('#contact-message').fill('Before any script');
  script.open();
  await expectReady(page, 'contactForm');
  await page.reload();
  await expect(page.locator('#contact-message')).toHaveValue('Before any script');
});

test('a like and a refusal that come before the script are kept', async ({ page }) => {
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
  // The first word is typed before the draft is filled in: later, it would stand behind the draft's text.
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
  // What nobody has touched is the draft's.
  await expect(page.locator('#contact-name')).toHaveValue('Ada');
});

test('what was written before the code came is a draft as soon as it has come', async ({ page }) => {
  const code = await holdCode(page);
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Ada');
  code.open();
  await expectReady(page, 'contactForm');
  const draft = () => page.evaluate(() => sessionStorage.getItem('island:contactForm'));
  await expect.poll(draft).toContain('"name":"Ada"');
});
