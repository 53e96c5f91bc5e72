import { expect } from 'playwright/test';
import { recordAnnouncements } from '../../../announcements.ts';
import { refuseCookies } from '../../../refuseCookies.ts';
import { test } from '../../../test.ts';
import { violations } from '../../../violations.ts';
import { FormOnPage } from './FormOnPage.ts';
import { formFailures, sendInto } from './formFailures.ts';
import { submissionsFrom } from './submissionsFrom.ts';
import { watchCalls } from './watchCalls.ts';

test.beforeEach(({ page }) => refuseCookies(page));

/** What a form changes; the rest of the page is looked at in pages/everyPage.spec.ts. */
const formAndToasts = 'main, #toasts';

for (const name of ['contact', 'community'] as const) {
  for (const [turn, language] of (['fr', 'en'] as const).entries()) {
    test.describe(`form of /${name} in ${language}`, () => {
      test('says what is missing, then what is wrong, and sends nothing', async ({ page }) => {
        const form = new FormOnPage(page, name, language);
        const calls = watchCalls(page);
        const announcements = await recordAnnouncements(page);
        await form.open();
        await form.control('name').fill('  ');
        await form.isAwake();
        await form.send.click();
        await expect(form.summary).toBeFocused();
        expect(await page.title()).toMatch(new RegExp(`^${form.words.errorTitle.trim()}`));
        await expect(form.faults).toHaveText(form.words.missing);
        const required = Object.keys(form.values('')).filter((field) => !/company|phone|role/.test(field));
        for (const [index, field] of [...required, 'privacy'].entries()) {
          await expect(form.control(field)).toHaveAttribute('aria-invalid', 'true');
          await expect(form.control(field)).toHaveAccessibleDescription(
            new RegExp(form.words.missing[index] ?? ''),
          );
        }
        await expect(form.control('company')).not.toHaveAttribute('aria-invalid');
        await expect(form.control('name')).toHaveValue('  ');
        expect(await violations(page, formAndToasts)).toEqual([]);
        await form.faults.nth(2).click();
        await expect(form.control(required[2] ?? '')).toBeFocused();
        await expect(page).toHaveURL(form.url);

        await form.fill(form.values('ada@nowhere'));
        await form.send.click();
        await expect(form.summary).toBeFocused();
        await expect(form.faults).toHaveText([form.words.invalidEmail]);
        await expect(form.control('email')).toHaveValue('ada@nowhere');
        expect(await announcements()).not.toContain(form.words.consentToast[0]);

        await form.fill(form.values('ada@example.com'));
        await form.control('privacy').uncheck();
        await form.send.click();
        await expect(form.faults).toHaveText(form.words.missing.slice(-1));
        await form.expectToast(form.words.consentToast, 'destructive');
        expect(calls.posts).toEqual([]);
      });

      test('says in our words what the service finds wrong with a field', async ({ page }) => {
        const form = new FormOnPage(page, name, language);
        const calls = watchCalls(page);
        const values = form.values(`refused@${name}.${language}.example`);
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
        await form.expectToast(form.words.errorToast, 'destructive');
        await expect(form.summary).toBeFocused();
        const { invalidEmail, missing, byMail } = form.words;
        await expect(form.faults).toHaveText([invalidEmail, missing.at(-2) ?? '', byMail]);
        await expect(form.control('email')).toHaveAccessibleDescription(new RegExp(invalidEmail));
        await expect(page.locator('main')).not.toContainText('should be an email');
        await form.expectKept(values);
        await expect(form.control('privacy')).toBeChecked();
        expect(calls.posts).toHaveLength(1);
        expect(await violations(page, formAndToasts)).toEqual([]);
      });

      test('is sent by the browser where no script runs, with the same fields', async ({ browser }) => {
        const context = await browser.newContext({ javaScriptEnabled: false });
        const form = new FormOnPage(await context.newPage(), name, language);
        const { [form.longText]: text = '', ...others } = form.values(`native@${name}.${language}.example`);
        await form.page.goto(form.url);
        await form.fill({ ...others, [form.longText]: text });
        await form.send.click();
        await expect(form.page).toHaveURL(`${form.url}/sent`);
        await expect(form.page.getByRole('heading', { level: 1 })).toHaveText(form.words.sent);
        await expect(form.page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
        expect(submissionsFrom(others.email ?? '')).toMatchObject([
          { form: name, fields: { ...others, message: text.replace('\n', '\r\n') } },
        ]);
        await context.close();
      });

      test('whatever fails, nothing is lost and the visitor knows', async ({ page }) => {
        test.slow();
        await page.clock.install();
        // What is written before one failure is no draft for the next one.
        await page.addInitScript(() => sessionStorage.clear());
        for (const [index, failure] of formFailures.entries()) {
          // Each failure in one language: the words of both are held by the keys' types, the toasts by the tests above.
          if (index % 2 !== (name === 'contact' ? turn : 1 - turn)) continue;
          await test.step(failure.what, async () => {
            const form = new FormOnPage(page, name, language);
            const calls = watchCalls(page);
            const values = form.values(`failure${index}@${name}.example.com`);
            await failure.inject(page);
            await form.open();
            await form.fill(values);
            await form.isAwake();
            await sendInto(failure, page, calls, form.words);
            await expect(form.summary).toBeFocused();
            await form.expectToast(form.words.errorToast, 'destructive');
            await form.expectKept(values);
            await expect(form.control('privacy')).toBeChecked();
            const link = form.summary.getByRole('link', { name: form.words.byMail });
            const mail = (await link.getAttribute('href')) ?? '';
            const parameters = new URLSearchParams(mail.split('?')[1]);
            expect(mail).toMatch(/^mailto:contact@eprouva\.example\?subject=/);
            expect([...parameters.keys()]).toEqual(['subject', 'body']);
            expect(parameters.get('body')).toContain(values[form.longText]?.replace('\n', '\r\n'));
            await page.unrouteAll();
          });
        }
      });
    });
  }
}

for (const name of ['contact', 'community'] as const)
  test(`errors of /${name} fit and read at 320 px, which is 400 % of 1280, from both sides`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const form = new FormOnPage(page, name, 'en');
    await form.open();
    await form.control('company').fill('0');
    await form.isAwake();
    await form.send.click();
    await expect(form.summary).toBeFocused();
    const overflow = () =>
      page.evaluate(() =>
        Math.max(
          ...[...document.querySelectorAll('html, dialog:modal')].map(
            (each) => each.scrollWidth - each.clientWidth,
          ),
        ),
      );
    expect(await overflow()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await overflow()).toBe(0);
    const field = page.locator('[data-field]').filter({ has: form.control('name') });
    expect(await field.evaluate((each) => getComputedStyle(each).borderRightWidth)).toBe('4px');
    expect(await violations(page, formAndToasts)).toEqual([]);
  });
