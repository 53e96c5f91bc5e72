import { expect } from 'playwright/test';
import { FormOnPage } from '../../../components/islands/forms/FormOnPage.ts';
import { refuseCookies } from '../../../refuseCookies.ts';
import { test } from '../../../test.ts';

test.use({ mayThrow: true });

test('when an island throws after hydration, the server’s HTML returns with what was written, a notice says so, and the browser sends the form', async ({
  page,
}) => {
  await refuseCookies(page);
  const form = new FormOnPage(page, 'contact');
  const { message = '', ...values } = form.values('thrown@example.com');
  const field = form.control('message');
  await form.open();
  await form.fill(values);
  await field.fill(message);
  await form.isReady();
  await page.evaluate(() => {
    const { isArray } = Array;
    const undo = () => Object.assign(Array, { isArray });
    // Makes rendering fail: i18next calls `isArray` for each text, and typing causes a rendering. React tries twice, so `isArray` is
    // restored only after both attempts. The notice, which is shown then, has texts, too.
    Object.assign(Array, {
      isArray() {
        setTimeout(undo, 300);
        throw new Error('in a test');
      },
    });
  });
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await expect(form.island).not.toHaveAttribute('ready');
  await form.expectRestored({ ...values, message: `${message}?` });
  await expect(form.control('privacy')).toBeChecked();
  await expect(field).toBeFocused();
  const notice = page.locator('#island-failure p');
  await expect(notice).toBeVisible();
  expect(await notice.textContent()).toBe(await notice.getAttribute('data-failed'));
  await form.send.click();
  await expect(page).toHaveURL('/contact/sent');
});
