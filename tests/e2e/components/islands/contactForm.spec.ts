import { expect } from 'playwright/test';
import en from '../../../../locales/en/contact.json' with { type: 'json' };
import fr from '../../../../locales/fr/contact.json' with { type: 'json' };
import { recordAnnouncements } from '../../announcements.ts';
import { gate } from '../../gate.ts';
import { holdCode } from '../../holdCode.ts';
import { test as keptTest } from '../../keptTab.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test as base } from '../../test.ts';
import { violations } from '../../violations.ts';
import { FormOnPage } from './forms/FormOnPage.ts';
import { submissionsFrom } from './forms/submissionsFrom.ts';
import { type Calls, watchCalls } from './forms/watchCalls.ts';

/** The form in French, and what its page asks of the services. */
const test = base.extend<{ form: FormOnPage<'contact'>; calls: Calls }>({
  form: async ({ page }, use) => use(new FormOnPage(page, 'contact', 'fr')),
  calls: async ({ page }, use) => use(watchCalls(page)),
});

// What holds for both forms is in forms/bothForms.spec.ts.
test.beforeEach(({ page }) => refuseCookies(page));

for (const language of ['fr', 'en'] as const)
  test(`sends exactly seven fields once, says so, and is empty again, in ${language}`, async ({ page }) => {
    const form = new FormOnPage(page, 'contact', language);
    const calls = watchCalls(page);
    const values = form.values(`success@${language}.example`);
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

test.describe('contact form', () => {
  test('loads the captcha when it is first written in, not before, and says so before', async ({
    page,
    form,
    calls,
  }) => {
    await form.open();
    await expect(form.island).toContainText('(Example Captcha)');
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
    await page.route('**/recaptcha/api.js*', (route) =>
      attempts++ === 0 ? route.abort() : route.continue(),
    );
    await page.route('**/f/contact', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await form.open();
    const captchaFailed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('recaptcha'),
    );
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

  test('is sent once however often it is submitted, and only the status of the answer counts', async ({
    page,
    form,
    calls,
  }) => {
    const answer = gate();
    await page.route('**/f/contact', async (route) => {
      await answer.opened;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Merci</h1>' });
    });
    await form.open();
    await form.fill(form.values('twice@example.com'));
    await form.isAwake();
    const submit = (times: number) =>
      form.control('name').evaluate((input: HTMLInputElement, count) => {
        for (let done = 0; done < count; done += 1) input.form?.requestSubmit();
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
  }) => {
    const form = new FormOnPage(page, 'contact', 'en');
    const calls = watchCalls(page);
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

  test('a draft that another tab took over is not sent twice', async ({ page, context, form }) => {
    const values = form.values('duplicate@example.com');
    await form.open();
    await form.fill(values);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    // As a browser does that duplicates a tab.
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    const other = new FormOnPage(await context.newPage(), 'contact', 'fr');
    await other.page.addInitScript((entries) => {
      if (!document.referrer) for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    await other.open();
    await other.expectKept(values);
    await form.send.click();
    await form.expectToast(form.words.successToast, 'default');
    await expect(other.control('message')).toHaveValue('');
    await expect(other.island).toContainText(form.words.successToast[0] ?? '');
    expect(await other.page.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('sentDraft'))).toBeNull();
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

  test('says when a message is too long, and sends none of it', async ({ page }) => {
    const form = new FormOnPage(page, 'contact', 'en');
    const calls = watchCalls(page);
    await form.open();
    await form.fill({ ...form.values('long@example.com'), message: 'a'.repeat(9500) });
    await expect(page.getByText('500 characters left.')).toBeVisible();
    await form.control('message').fill('é'.repeat(50_000));
    await form.send.click();
    await expect(form.faults).toHaveText(['Shorten your message: 10,000 characters at most']);
    expect((await form.control('message').inputValue()).length).toBe(50_000);
    expect(calls.posts).toEqual([]);
  });
});

const hostile = '<img src=x onerror=alert(1)>"\'&amp; {{subject}} $t(form.title)';

/** Addresses that lead to the form, and what it then holds; `prefill.ts` has all of its rules in its unit test. */
const prefilled: {
  what: string;
  url: string;
  subject: string;
  origin: keyof typeof fr.prefill.banner;
  opening?: string;
  /** Whether the list has no such subject. */
  isAdded?: true;
}[] = [
  {
    what: 'a profile of the list',
    url: '/contact?subject=Testeur%20Data&type=data_tester&from=consultants',
    subject: 'Testeur Data',
    origin: 'consultants',
    opening: fr.prefill.openings.profile.replace('{{subject}}', 'Testeur Data'),
  },
  {
    what: 'a service from the search, in English',
    url: '/en/contact?subject=Cloud&type=cloud&from=search',
    subject: 'Cloud',
    isAdded: true,
    origin: 'search',
    opening: en.prefill.openings.subject.replace('{{subject}}', 'Cloud'),
  },
  {
    what: 'HTML and placeholders',
    url: `/contact?from=search&type=$t(form.title)&subject=${encodeURIComponent(hostile)}`,
    subject: hostile,
    isAdded: true,
    origin: 'search',
    opening: fr.prefill.openings.subject.replace('{{subject}}', hostile),
  },
];

for (const [index, { what, url, subject, origin, opening = '', isAdded }] of prefilled.entries()) {
  keptTest(`${what} in the address prefills the form as text`, async ({ tab: page, baseURL }) => {
    const isEnglish = url.startsWith('/en');
    const form = new FormOnPage(page, 'contact', isEnglish ? 'en' : 'fr');
    const calls = watchCalls(page);
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => calls.errors.push(dialog.message()));
    await page.goto(new URL(url, baseURL).href);
    await expect(page.getByText((isEnglish ? en : fr).prefill.banner[origin])).toBeVisible();
    await expect(form.control('subject')).toHaveValue(subject);
    await expect(form.control('subject').locator('option:checked')).toHaveText(subject);
    // None, those of the list, and what only the address has.
    await expect(form.control('subject').locator('option')).toHaveCount(isAdded ? 15 : 14);
    await expect(form.control('message')).toHaveValue(opening);
    expect(calls.errors).toEqual([]);
    expect(calls.captcha).toEqual([]);
    // The others differ in their texts alone.
    if (index < 2) expect(await violations(page, 'main, #toasts')).toEqual([]);
  });
}

// One in each language, on a phone: the unit test of `prefill.ts` has each kind of request.
for (const { language, from, button, kind } of [
  { language: 'fr', from: '/services/quality-audits', button: 'Demander un audit', kind: 'audit' },
  { language: 'en', from: '/en/services/nearshore', button: 'Schedule a call', kind: 'call' },
] as const) {
  keptTest(
    `"${button}" of ${from} arrives with its subject and its opening, the banner in view`,
    async ({ tab: page, baseURL }) => {
      const { prefill } = language === 'fr' ? fr : en;
      const form = new FormOnPage(page, 'contact', language);
      const calls = watchCalls(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(new URL(from, baseURL).href);
      await page.locator('main').getByRole('link', { name: button, exact: true }).first().click();
      await expect(form.control('subject')).toHaveValue(prefill.subjects[kind]);
      await expect(form.control('message')).toHaveValue(prefill.openings[kind]);
      await expect(page.getByText(prefill.banner.page)).toBeInViewport();
      expect(calls.errors).toEqual([]);
    },
  );
}

test('an address that says nothing leaves the form asleep and the banner unseen', async ({ page, form }) => {
  await page.goto('/contact?subject=&type=%00&from=search&utm_source=x');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(fr.prefill.banner.search)).toBeHidden();
  await form.expectKept({ subject: '', message: '' });
  await expect(form.control('subject').locator('option')).toHaveCount(14);
});

test('what is written and sent before the code has come is not lost', async ({ page, form, calls }) => {
  const values = form.values('early@example.com');
  // The visitor is faster than the code.
  const code = await holdCode(page);
  await page.goto(form.url, { waitUntil: 'commit' });
  await form.fill(values);
  await form.send.click();
  await expect(form.send).toHaveAttribute('aria-busy', 'true');
  expect(calls.posts).toEqual([]);
  code.open();
  await form.expectToast(form.words.successToast, 'default');
  expect(calls.posts).toHaveLength(1);
  expect(submissionsFrom('early@example.com')).toMatchObject([{ captcha: 'present', fields: values }]);
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
