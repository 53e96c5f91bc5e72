import { expect } from 'playwright/test';
import { captchas } from '../../../../content/captchas.ts';
import { wordsOf } from '../../../wordsOf.ts';
import { recordAnnouncements } from '../../announcements.ts';
import { gate } from '../../gate.ts';
import { holdCode } from '../../holdCode.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test as base } from '../../test.ts';
import { violations } from '../../violations.ts';
import { FormOnPage } from './forms/FormOnPage.ts';
import { submissionsFrom } from './forms/submissionsFrom.ts';
import { type Calls, watchCalls } from './forms/watchCalls.ts';

const { prefill } = wordsOf('fr', 'contact');

/** The form, and what its page asks of the services. */
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
  await page.keyboard.press('Enter');
  service.open();

  await form.expectToast(form.words.successToast, 'default');
  await expect(form.send).toBeEnabled();
  await expect(form.send).toBeFocused();
  await expect
    .poll(announcements)
    .toEqual([form.words.sending, ...form.words.successToast].map((text) => expect.stringContaining(text)));
  await form.expectKept(Object.fromEntries(Object.keys(values).map((field) => [field, ''])));
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

test('loads the captcha when it is first written in, not before, and says so before', async ({
  page,
  form,
  calls,
}) => {
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

test('goes through at the second attempt after the captcha and the service have failed', async ({
  page,
  form,
  calls,
}) => {
  let attempts = 0;
  await page.route('**/recaptcha/api.js*', (route) => (attempts++ === 0 ? route.abort() : route.continue()));
  await page.route('**/f/contact', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await form.open();
  const captchaFailed = page.waitForEvent('requestfailed', (request) => request.url().includes('recaptcha'));
  await form.fill(form.values('again@example.com'));
  // A form that is sent earlier waits for the first attempt, and fails with it.
  await captchaFailed;
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await form.send.click();
  await form.expectToast(form.words.successToast, 'default');
  expect(attempts).toBe(2);
  expect(calls.posts).toHaveLength(2);
  expect(submissionsFrom('again@example.com')).toHaveLength(1);
});

test('is sent once however often it is submitted', async ({ page, form, calls }) => {
  const answer = gate();
  await page.route('**/f/contact', async (route) => {
    await answer.opened;
    await route.fulfill({ json: { ok: true } });
  });
  await form.open();
  await form.fill(form.values('twice@example.com'));
  await form.isAwake();
  const submit = (times: number) =>
    form.control('name').evaluate((input: HTMLInputElement, count) => {
      for (let done = 0; done < count; done += 1) {
        input.form?.requestSubmit();
      }
    }, times);
  await submit(5);
  await expect(form.sending).toBeDisabled();
  await submit(1);
  answer.open();
  await form.expectToast(form.words.successToast, 'default');
  expect(calls.posts).toHaveLength(1);
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
  await form.isAwake();
  await context.setOffline(true);
  await form.send.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toContainText(form.words.offline);
  await expect(form.summary.getByRole('link', { name: form.words.byMail })).toBeVisible();
  await form.expectKept(values);
  expect(calls.posts).toEqual([]);
  await form.expectToast([form.words.offline], 'destructive');
  expect(await violations(page, 'main, #toasts')).toEqual([]);
  await form.summary.getByRole('button', { name: form.words.later }).click();
  await expect(form.summary.getByRole('status')).not.toBeEmpty();
  expect(calls.posts).toEqual([]);
  await context.setOffline(false);
  await form.expectToast(form.words.successToast, 'default');
  expect(submissionsFrom('offline@example.com')).toHaveLength(1);
});

test('gives a machine that fills every field away to the service, which stores nothing', async ({
  page,
  form,
  calls,
}) => {
  await form.open();
  await form.fill(form.values('machine@example.com'));
  await page.locator('#message input[name="_gotcha"]').evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  await form.send.click();
  await form.expectToast(form.words.successToast, 'default');
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
  await form.isAwake();
  await page.goto('/');
  await form.open();
  await form.expectKept(values);
  await expect(form.control('privacy')).not.toBeChecked();

  await form.control('privacy').check();
  await form.send.click();
  await form.expectToast(form.words.successToast, 'default');
  await page.goto('/');
  await form.open();
  await expect(form.control('message')).toHaveValue('');
  await expect(form.island).not.toHaveAttribute('awake');
});

test('works where the storage throws', async ({ page, form, calls }) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('no', 'SecurityError');
    };
  });
  await form.open();
  await form.fill(form.values('storage@example.com'));
  await form.send.click();
  await form.expectToast(form.words.successToast, 'default');
  expect(submissionsFrom('storage@example.com')).toHaveLength(1);
  expect(calls.errors).toEqual([]);
});

test('says when a message is too long, and sends none of it', async ({ page, form, calls }) => {
  await form.open();
  await form.fill({ ...form.values('long@example.com'), message: 'a'.repeat(9500) });
  await expect(page.getByText('Il reste 500 caractères.')).toBeVisible();
  await form.control('message').fill('é'.repeat(50_000));
  await form.send.click();
  await expect(form.faults).toHaveText([/10\s000 caractères au plus$/]);
  expect((await form.control('message').inputValue()).length).toBe(50_000);
  expect(calls.posts).toEqual([]);
});

// The unit test of `prefill.ts` has each kind of request; from the search: the flow "search".
test('HTML and placeholders in the address prefill the form as text', async ({ page, form, calls }) => {
  const hostile = '<img src=x onerror=alert(1)>"\'&amp; {{subject}} $t(form.title)';
  page.on('dialog', (dialog) => calls.errors.push(dialog.message()));
  await page.goto(
    `/contact?${new URLSearchParams({ from: 'search', type: '$t(form.title)', subject: hostile })}`,
  );
  await expect(page.getByText(prefill.banner.search)).toBeVisible();
  await expect(form.control('subject')).toHaveValue(hostile);
  await expect(form.control('subject').locator('option:checked')).toHaveText(hostile);
  // None, those of the list, and what only the address has.
  await expect(form.control('subject').locator('option')).toHaveCount(15);
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

test('the keyboard alone fills in and sends', async ({ page, form }) => {
  const { name, email, company, phone, message } = form.values('keyboard@example.com');
  await form.open();
  await form.control('name').focus();
  const { keyboard } = page;
  for (const text of [name, email, company, phone, 'Tests de p', message?.replace('\n', ' ')]) {
    await keyboard.type(text ?? '');
    await keyboard.press('Tab');
  }
  await expect(form.control('privacy')).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(form.send).toBeFocused();
  await keyboard.press('Enter');
  await form.expectToast(form.words.successToast, 'default');
  expect(submissionsFrom('keyboard@example.com')).toHaveLength(1);
});
