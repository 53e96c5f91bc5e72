import { expect } from 'playwright/test';
import { captchas } from '../../../../content/captchas.ts';
import { translationsOf } from '../../../translationsOf.ts';
import { recordAnnouncements } from '../../announcements.ts';
import { holdCode } from '../../holdCode.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test as base } from '../../test.ts';
import { violations } from '../../violations.ts';
import { FormOnPage } from './forms/FormOnPage.ts';
import { submissionsFrom } from './forms/submissionsFrom.ts';
import { type Calls, watchCalls } from './forms/watchCalls.ts';

const { prefill, form: formTexts } = translationsOf('fr', 'contact');
const subjects = Object.keys(formTexts.fields.subject.options);

/** Gives each test the form, and a record of the calls of its page. */
const test = base.extend<{ form: FormOnPage; calls: Calls }>({
  form: async ({ page }, use) => use(new FormOnPage(page, 'contact')),
  calls: async ({ page }, use) => use(watchCalls(page)),
});

// What holds for both forms is in forms/bothForms.spec.ts.
test.beforeEach(({ page }) => refuseCookies(page));

test('sends exactly seven fields once, says so, and is empty again', async ({ page, form, calls }) => {
  const values = form.values('success@example.com');
  const service = await holdCode(page, '**/f/contact');
  const announcements = await recordAnnouncements(page);
  await form.open();
  await form.fill(values);
  await form.send.click();

  await expect(form.sending).toBeDisabled();
  await expect(form.sending.locator('svg')).toBeVisible();
  await expect(form.sending).toBeFocused();
  await form.control('name').evaluate((input: HTMLInputElement) => {
    input.form?.requestSubmit();
    input.form?.requestSubmit();
  });
  // Sending is announced if it takes longer than a moment.
  await expect(form.island.locator('[aria-live]', { hasText: form.texts.sending })).toBeAttached();
  service.open();

  await form.expectToast(form.texts.successToast, 'default');
  await expect(form.send).toBeEnabled();
  await expect(form.send).toBeFocused();
  await expect
    .poll(announcements)
    .toEqual(
      [form.texts.sending, form.texts.successToast.join(' ')].map((text) => expect.stringContaining(text)),
    );
  await form.expectRestored(Object.fromEntries(Object.keys(values).map((field) => [field, ''])));
  await expect(form.control('privacy')).not.toBeChecked();

  expect(calls.posts).toHaveLength(1);
  expect(calls.posts[0]?.postDataJSON()).toEqual({
    ...values,
    'g-recaptcha-response': expect.stringMatching(/^local\.contact_form\.[0-9a-f]{32}$/),
  });
  expect(submissionsFrom(values.email ?? '')).toMatchObject([
    { form: 'contact', captcha: 'present', fields: values },
  ]);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(calls.errors).toEqual([]);
  expect(await violations(page, 'main, #toasts')).toEqual([]);
});

test('says what is missing, then what is wrong, and sends nothing', async ({ page, form, calls }) => {
  const announcements = await recordAnnouncements(page);
  await form.open();
  await form.control('name').fill('  ');
  await form.isReady();
  await form.send.click();
  await expect(form.summary).toBeFocused();
  expect(await page.title()).toMatch(new RegExp(`^${form.texts.errorTitle.trim()}`));
  await expect(form.problems).toHaveText(form.texts.missing);
  for (const [index, field] of ['name', 'email', 'subject', 'message', 'privacy'].entries()) {
    await expect(form.control(field)).toHaveAttribute('aria-invalid', 'true');
    await expect(form.control(field)).toHaveAccessibleDescription(
      new RegExp(form.texts.missing[index] ?? ''),
    );
  }
  await expect(form.control('company')).not.toHaveAttribute('aria-invalid');
  await expect(form.control('name')).toHaveValue('  ');
  await form.problems.nth(2).click();
  await expect(form.control('subject')).toBeFocused();
  await expect(page).toHaveURL(form.url);

  await form.fill(form.values('ada@nowhere'));
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.problems).toHaveText([form.texts.invalidEmail]);
  await expect(form.control('email')).toHaveValue('ada@nowhere');
  expect(await announcements()).not.toContain(form.texts.consentToast[0]);

  await form.fill(form.values('ada@example.com'));
  await form.control('privacy').uncheck();
  await form.send.click();
  await expect(form.problems).toHaveText(form.texts.missing.slice(-1));
  await form.expectToast(form.texts.consentToast, 'destructive');
  expect(calls.posts).toEqual([]);
});

test('loads the captcha only when the visitor types, and names it before', async ({ page, form, calls }) => {
  await form.open();
  await expect(form.island).toContainText(`(${captchas.recaptcha.provider})`);
  await form.control('name').focus();
  await page.mouse.move(300, 300);
  await page.waitForLoadState('networkidle');
  expect(calls.captcha).toEqual([]);
  await page.keyboard.type('A');
  await expect.poll(() => calls.captcha).toEqual(['/recaptcha/api.js']);
  await form.control('email').fill('a');
  await page.waitForLoadState('networkidle');
  expect(calls.captcha).toHaveLength(1);
});

test('says that there is no connection before it sends anything, and sends when there is one', async ({
  page,
  context,
  form,
  calls,
}) => {
  const values = form.values('offline@example.com');
  await form.open();
  await form.fill(values);
  await form.isReady();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toContainText(form.texts.offline);
  await expect(form.summary.getByRole('link', { name: form.texts.byMail })).toBeVisible();
  await form.expectRestored(values);
  expect(calls.posts).toEqual([]);
  await form.expectToast([form.texts.offline], 'destructive');
  expect(await violations(page, 'main, #toasts')).toEqual([]);
  await form.summary.getByRole('button', { name: form.texts.later }).click();
  await expect(form.summary.locator('[aria-live]')).not.toBeEmpty();
  expect(calls.posts).toEqual([]);
  await context.setOffline(false);
  await form.expectToast(form.texts.successToast, 'default');
  expect(submissionsFrom('offline@example.com')).toHaveLength(1);
});

test('sends the field that only a machine fills in, and nothing is stored', async ({ page, form, calls }) => {
  await form.open();
  await form.fill(form.values('machine@example.com'));
  await page.locator('#message input[name="_gotcha"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await form.send.click();
  await form.expectToast(form.texts.successToast, 'default');
  expect(calls.posts[0]?.postDataJSON()).toMatchObject({ _gotcha: 'https://spam.example' });
  expect(submissionsFrom('machine@example.com')).toEqual([]);
});

test('keeps what was written when the page is left by mistake, but not the consent', async ({
  page,
  form,
}) => {
  const values = form.values('draft@example.com');
  await form.open();
  await form.fill(values);
  await form.isReady();
  await page.goto('/');
  await form.open();
  await form.expectRestored(values);
  await expect(form.control('privacy')).not.toBeChecked();

  await form.control('privacy').check();
  await form.send.click();
  await form.expectToast(form.texts.successToast, 'default');
  await page.goto('/');
  await form.open();
  await expect(form.control('message')).toHaveValue('');
  await expect(form.island).not.toHaveAttribute('ready');
});

test('says when a message is too long, and sends none of it', async ({ page, form, calls }) => {
  await form.open();
  await form.fill({ ...form.values('long@example.com'), message: 'a'.repeat(9500) });
  await expect(page.getByText('Il reste 500 caractères.')).toBeVisible();
  await form.control('message').fill('é'.repeat(50_000));
  await form.send.click();
  await expect(form.problems).toHaveText([/10\s000 caractères au plus$/]);
  expect((await form.control('message').inputValue()).length).toBe(50_000);
  expect(calls.posts).toEqual([]);
});

// The unit test of `prefill.ts` tests every kind of request, and the flow "search" tests a request from the search.
test('HTML and placeholders in the address prefill the form as text', async ({ page, form, calls }) => {
  const hostile = '<img src=x onerror=alert(1)>"\'&amp; {{subject}} $t(form.title)';
  page.on('dialog', (dialog) => calls.errors.push(dialog.message()));
  await page.goto(
    `/contact?${new URLSearchParams({ from: 'search', type: '$t(form.title)', subject: hostile })}`,
  );
  await expect(page.getByText(prefill.banner.search)).toBeVisible();
  await expect(form.control('subject')).toHaveValue(hostile);
  await expect(form.control('subject').locator('option:checked')).toHaveText(hostile);
  // Two more than the listed subjects: the placeholder, and the subject in the address.
  await expect(form.control('subject').locator('option')).toHaveCount(subjects.length + 2);
  await expect(form.control('message')).toHaveValue(prefill.openings.subject.replace('{{subject}}', hostile));
  expect(calls.errors).toEqual([]);
  expect(calls.captcha).toEqual([]);
  expect(await violations(page, 'main, #toasts')).toEqual([]);
});

test('a request of another page arrives with its subject and its opening, the banner in view', async ({
  page,
  form,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/quality-audits');
  await page.locator('main').getByRole('link', { name: 'Demander un audit', exact: true }).first().click();
  await expect(form.control('subject')).toHaveValue(prefill.subjects.audit);
  await expect(form.control('message')).toHaveValue(prefill.openings.audit);
  await expect(page.getByText(prefill.banner.page)).toBeInViewport();
});
