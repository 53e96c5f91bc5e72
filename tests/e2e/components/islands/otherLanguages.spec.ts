import { expect, type Page } from 'playwright/test';
import { languages, urlOf } from '../../../../content/languages.ts';
import type { Resources } from '../../../../locales/i18next.d.ts';
import { readWords } from '../../../../locales/readWords.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

// The offered languages have their own tests of each island. Here: one walk through all of them in the words of each other language.
for (const { code } of languages.filter(({ offered }) => !offered)) {
  const words = <Name extends keyof Resources>(name: Name) => readWords<Resources[Name]>(code, name);

  test(`consent, search, the chat and the newsletter answer in the words of ${code}`, async ({ page }) => {
    const [chatbot, consent] = [words('chatbot'), words('cookieConsent')];
    const [newsletter, search] = [words('newsletter'), words('search')];
    await page.goto(urlOf(code, '/'));
    await button(page, consent.customize).click();
    const preferences = page.getByRole('dialog', { name: consent.preferences.title });
    await preferences.getByRole('switch', { name: consent.categories.analytics.title }).press('Space');
    expect(await violations(page)).toEqual([]);
    await button(page, consent.preferences.save).click();
    await expect(page.locator('html')).toHaveAttribute('data-consent', 'analytics');

    const { title } = search.catalogue.sap_tester;
    await page.getByLabel(search.box.label).fill(title);
    await page.keyboard.press('Enter');
    const results = page.getByRole('dialog', { name: `\u2068${title}\u2069` });
    await expect(results.getByRole('link', { name: title }).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await button(page, chatbot.open).click();
    const panel = page.locator('#chat-panel');
    await panel.getByRole('listitem').getByRole('button').last().click();
    await expect(panel.locator(`[role="log"] a[href^="${urlOf(code, '/')}"]`).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByLabel(newsletter.label).last().fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast]')).toBeVisible();
  });

  test(`the forms name what is missing, and are sent, in ${code}`, async ({ page }) => {
    const [contact, community] = [words('contact'), words('community')];
    await page.goto(urlOf(code, '/contact'));
    await page.locator('#cookie-banner [data-consent-choice="necessary"]').click();
    const send = button(page, contact.form.submit);
    await send.click();
    const { errors } = contact.form;
    const required = [errors.name, errors.email, errors.subject, errors.message, errors.privacy];
    const problem = page.locator('[aria-labelledby="contact-problem-title"]');
    await expect(problem.getByRole('link')).toHaveText(required.map((each) => each.required));
    expect(await violations(page)).toEqual([]);
    await write(page, 'contact', { name: 'Ada', email: `${code}-contact@example.com`, message: 'Xyz' });
    await page.locator('#contact-subject').selectOption({ index: 1 });
    await send.click();
    await expect(page.locator('[data-toast]').getByText(contact.toasts.sent.title)).toBeVisible();

    await page.goto(urlOf(code, '/community'));
    await button(page, community.slack.join).click();
    await write(page, 'join', { name: 'Ada', email: `${code}-join@example.com`, profile: 'Xyz' });
    await button(page, community.dialog.submit).click();
    await expect(page.locator('#join-success-title')).toHaveText(community.dialog.success.title);
    // The notice comes and goes beside it.
    expect(await violations(page, '#join-dialog')).toEqual([]);
  });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function write(page: Page, form: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(texts)) await page.locator(`#${form}-${field}`).fill(text);
  await page.locator(`#${form}-privacy`).check();
}
