import { expect } from 'playwright/test';
import { captchas } from '../../../../content/captchas.ts';
import { translationsOf } from '../../../translationsOf.ts';
import { holdCode } from '../../holdCode.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';
import { FormOnPage } from './forms/FormOnPage.ts';
import { submissionsFrom } from './forms/submissionsFrom.ts';
import { watchCalls } from './forms/watchCalls.ts';

const texts = translationsOf('fr', 'community');

// What holds for both forms is in forms/bothForms.spec.ts.
test.beforeEach(({ page }) => refuseCookies(page));

test('sends exactly eight fields once, cannot be closed meanwhile, and closes three seconds after', async ({
  page,
}) => {
  const form = new FormOnPage(page, 'community');
  const calls = watchCalls(page);
  const values = form.values('join@example.com');
  const button = (name: string) => page.getByRole('button', { name });
  const service = await holdCode(page, '**/f/community');
  await page.clock.install();
  await page.goto(form.url);
  await page.waitForLoadState('networkidle');
  expect(calls.captcha).toEqual([]);
  await form.openDialog();
  await expect(form.dialog).toContainText(`(${captchas.recaptcha.provider})`);
  expect(await violations(page)).toEqual([]);
  expect(calls.captcha).toEqual([]);
  await form.fill(values);
  await form.send.click();

  await expect(form.sending).toBeDisabled();
  await expect(button(texts.dialog.close)).toBeDisabled();
  await expect(button(texts.dialog.cancel)).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 300);
  await expect(form.dialog).toBeVisible();
  // The pointer rests over the dialog, as after a click on the button. This must not keep the dialog open.
  await page.mouse.move(640, 450);
  await page.clock.pauseAt(Date.now() + 2000);
  service.open();

  await expect(form.dialog).toContainText(texts.dialog.success.title);
  await form.expectToast(form.texts.successToast, 'default');
  await page.clock.runFor(2900);
  await expect(form.dialog).toBeVisible();
  await page.clock.runFor(200);
  await expect(form.dialog).toBeHidden();
  await expect(button(texts.slack.join)).toBeFocused();
  await expect(button(texts.slack.join)).toHaveAccessibleDescription(texts.slack.sent);

  expect(calls.posts).toHaveLength(1);
  const { profile, ...others } = values;
  const body = {
    ...others,
    subject: 'Community Join Request',
    message: `Profil et motivations :\n${profile}`,
    _subject: texts.dialog.emailSubject,
  };
  expect(calls.posts[0]?.postDataJSON()).toEqual({
    ...body,
    'g-recaptcha-response': expect.stringMatching(/^local\.community_join_form\.[0-9a-f]{32}$/),
  });
  expect(submissionsFrom(values.email ?? '')).toMatchObject([
    { form: 'community', captcha: 'present', fields: body },
  ]);
  expect(calls.errors).toEqual([]);

  await form.openDialog();
  await form.expectRestored(Object.fromEntries(Object.keys(values).map((field) => [field, ''])));
  await expect(form.control('privacy')).not.toBeChecked();
});

test('stays open after success while the pointer moves over it or its button has the focus, and no longer', async ({
  page,
}) => {
  const form = new FormOnPage(page, 'community');
  await page.clock.install();
  await form.open();
  await form.fill(form.values('pause@example.com'));
  await form.send.click();
  await expect(form.dialog).toContainText(texts.dialog.success.title);
  await page.locator('#join-success-title').hover();
  await page.mouse.move(640, 450, { steps: 3 });
  await page.clock.runFor(10_000);
  await expect(form.dialog).toBeVisible();
  // A toast that fades has too little contrast for a moment.
  await expect(form.toast).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  for (const close of await page.getByRole('button', { name: texts.dialog.close }).all()) {
    await close.focus();
    await page.mouse.move(2, 2);
    await page.clock.runFor(10_000);
    await expect(form.dialog).toBeVisible();
  }
  // A pointer on the backdrop does not keep the dialog open, although the dialog receives its events.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.mouse.move(30, 30, { steps: 5 });
  await page.clock.runFor(3000);
  await expect(form.dialog).toBeHidden();
});

test('on a phone, a toast over the dialog does not cover its close button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = new FormOnPage(page, 'community');
  await form.open();
  for (const [field, text] of Object.entries(form.values('phone@example.com'))) {
    await form.control(field).fill(text);
  }
  await form.send.click();
  await form.expectToast(form.texts.consentToast, 'destructive');
  const isFree = await form.dialog.getByRole('button', { name: texts.dialog.close }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isFree).toBe(true);
});
