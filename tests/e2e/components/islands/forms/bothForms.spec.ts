import { expect } from 'playwright/test';
import { company } from '../../../../factsOf.ts';
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

for (const [turn, name] of (['contact', 'community'] as const).entries()) {
  test.describe(`form of /${name}`, () => {
    test('says what is missing, then what is wrong, and sends nothing', async ({ page }) => {
      const form = new FormOnPage(page, name);
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
      const form = new FormOnPage(page, name);
      const calls = watchCalls(page);
      const values = form.values(`refused@${name}.example`);
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

    for (const javaScriptEnabled of [false, true]) {
      test.describe(javaScriptEnabled ? 'whose code cannot be fetched' : 'where no script runs', () => {
        test.use({ javaScriptEnabled });

        test('is sent by the browser, with the same fields', async ({ page }) => {
          const form = new FormOnPage(page, name);
          const email = `native-${javaScriptEnabled}@${name}.example`;
          const { [form.longText]: text = '', ...others } = form.values(email);
          await page.route('**/assets/chunks/**', (route) => route.abort());
          await (javaScriptEnabled ? form.open() : page.goto(form.url));
          await form.fill({ ...others, [form.longText]: text });
          await form.send.click();
          await expect(page).toHaveURL(`${form.url}/sent`);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.words.sent);
          await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
          expect(submissionsFrom(email)).toMatchObject([
            { form: name, fields: { ...others, message: text.replace('\n', '\r\n') } },
          ]);
        });
      });
    }

    test('whatever fails, nothing is lost and the visitor knows', async ({ page }) => {
      test.slow();
      await page.clock.install();
      // What is written before one failure is no draft for the next one.
      await page.addInitScript(() => sessionStorage.clear());
      for (const [index, failure] of formFailures.entries()) {
        // Each failure in one form: both are sent by the same code.
        if (index % 2 !== turn) {
          continue;
        }
        await test.step(failure.what, async () => {
          const form = new FormOnPage(page, name);
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
          expect(mail.startsWith(`mailto:${company.email}?subject=`), mail).toBe(true);
          expect([...parameters.keys()]).toEqual(['subject', 'body']);
          expect(parameters.get('body')).toContain(values[form.longText]?.replace('\n', '\r\n'));
          await page.unrouteAll();
        });
      }
    });
  });
}
