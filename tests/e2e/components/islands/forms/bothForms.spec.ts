import { expect } from 'playwright/test';
import { company } from '../../../../contentOf.ts';
import { refuseCookies } from '../../../refuseCookies.ts';
import { test } from '../../../test.ts';
import { violations } from '../../../violations.ts';
import { FormOnPage } from './FormOnPage.ts';
import { submissionsFrom } from './submissionsFrom.ts';
import { watchCalls } from './watchCalls.ts';

// A test of what both forms share uses one of them. That is enough, because the flows (tests/flows.ts) fill in and send both.

test.beforeEach(({ page }) => refuseCookies(page));

for (const [name, what, javaScriptEnabled] of [
  ['contact', 'without JavaScript', false],
  ['community', 'without JavaScript', false],
  ['contact', 'without its code', true],
] as const) {
  test.describe(`${name}, ${what}`, () => {
    test.use({ javaScriptEnabled });

    test('is sent by the browser, with the same fields', async ({ page }) => {
      const form = new FormOnPage(page, name);
      const email = `native-${javaScriptEnabled}@${name}.example`;
      const { [form.longText]: text = '', ...others } = form.values(email);
      await page.route('**/assets/chunks/**', (route) => route.abort());
      await page.goto(form.url);
      await form.fill({ ...others, [form.longText]: text });
      await form.send.click();
      await expect(page).toHaveURL(`${form.url}/sent`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.texts.sent);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(submissionsFrom(email)).toMatchObject([
        { form: name, fields: { ...others, message: text.replace('\n', '\r\n') } },
      ]);
    });
  });
}

test('what the service finds wrong with a field is said in our words', async ({ page }) => {
  const form = new FormOnPage(page, 'community');
  const values = form.values('refused@community.example');
  const errors = [
    { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
    { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: '<img src=x onerror=alert(1)>' },
  ];
  await page.route('**/f/*', (route) =>
    route.fulfill({ status: 422, json: { error: 'Validation errors', errors } }),
  );
  await form.open();
  await form.fill(values);
  await form.send.click();
  await form.expectToast(form.texts.errorToast, 'destructive');
  await expect(form.summary).toBeFocused();
  const { invalidEmail, missing, byMail } = form.texts;
  await expect(form.problems).toHaveText([invalidEmail, missing.at(-2) ?? '', byMail]);
  await expect(form.control('email')).toHaveAccessibleDescription(new RegExp(invalidEmail));
  await expect(form.dialog).not.toContainText('should be an email');
  await form.expectRestored(values);
  expect(await violations(page, 'main, #toasts')).toEqual([]);
});

// Other failures look the same to a visitor; they are in the unit tests of `sendForm.ts` and `captcha.ts`.
for (const [name, what, urlPattern] of [
  ['contact', 'the service', '**/f/*'],
  ['community', 'the captcha', '**/recaptcha/api.js*'],
] as const) {
  test(`${name}: where ${what} fails, nothing is lost, and it can be sent again or by mail`, async ({
    page,
  }) => {
    const form = new FormOnPage(page, name);
    const calls = watchCalls(page);
    const values = form.values(`failure@${name}.example.com`);
    await page.route(urlPattern, (route) => route.abort('connectionreset'));
    await form.open();
    const failed = page.waitForEvent('requestfailed');
    await form.fill(values);
    if (what === 'the captcha') {
      // The page loads the captcha while the visitor types. Sending tries again only if that attempt has already failed.
      await failed;
    }
    await form.send.click();
    await expect(form.summary).toBeFocused();
    await form.expectToast(form.texts.errorToast, 'destructive');
    await form.expectRestored(values);
    await expect(form.control('privacy')).toBeChecked();
    expect(calls.errors.join('\n')).toMatch(/Failed to fetch|reCAPTCHA not ready.*cannot be loaded/);
    const link = form.summary.getByRole('link', { name: form.texts.byMail });
    const mail = (await link.getAttribute('href')) ?? '';
    const parameters = new URLSearchParams(mail.split('?')[1]);
    expect(mail.startsWith(`mailto:${company.email}?subject=`), mail).toBe(true);
    expect([...parameters.keys()]).toEqual(['subject', 'body']);
    expect(parameters.get('body')).toContain(values[form.longText]?.replace('\n', '\r\n'));

    await page.unroute(urlPattern);
    await form.send.click();
    await form.expectToast(form.texts.successToast, 'default');
    expect(submissionsFrom(values.email ?? '')).toHaveLength(1);
  });
}
