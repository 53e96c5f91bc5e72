import { expect, type Page } from 'playwright/test';
import { ChatOnPage } from '../../../components/islands/ChatOnPage.ts';
import { FormOnPage } from '../../../components/islands/forms/FormOnPage.ts';
import { watchCalls } from '../../../components/islands/forms/watchCalls.ts';
import { holdCode } from '../../../holdCode.ts';
import { test } from '../../../test.ts';
import { holdDeadlines } from './holdDeadlines.ts';

const question = 'Où sont vos bureaux ?';
const values = { name: 'Camille Lente', email: 'slow@example.com', message: 'Sur une ligne lente' };
/** Selectors of what appears only once the code has come: the chat's answer, and the newsletter's toast. */
const [answer, notice] = ['#chat-panel [role="log"] a[href*="/about/offices"]', '[data-toast]'];

async function askChat(page: Page): Promise<void> {
  const chat = new ChatOnPage(page);
  await chat.toggle.click();
  await chat.ask(question);
}

async function sendContact(page: Page): Promise<void> {
  const form = new FormOnPage(page, 'contact');
  await form.fill({ ...values, subject: 'Test Automation' });
  await form.send.click();
}

test.describe('when a download stalls', () => {
  test.beforeEach(({ page }) => page.addInitScript(holdDeadlines));
  const pass = (page: Page) => page.evaluate(() => globalThis.passDeadlines());
  const failure = (page: Page) => page.locator('#island-failure p');
  /** Passes one deadline after the other until the notice has a text: each file that arrives sets one more deadline. */
  const passUntil = (page: Page, texts: string) =>
    expect(async () => {
      await pass(page);
      await expect(failure(page)).toContainText(texts, { timeout: 500 });
    }).toPass();

  test('a question is said to take long, then to fail, and is asked once when its code comes after all', async ({
    page,
  }) => {
    const { posts } = watchCalls(page);
    const code = await holdCode(page);
    await page.goto('/');
    await askChat(page);
    await pass(page);
    await expect(failure(page)).toHaveText('C’est plus long que d’habitude. Votre demande est conservée.');
    await passUntil(page, 'n’a pas pu être chargée');
    await expect(page.locator('#chat-input')).toHaveValue(question);
    await expect(page.locator('#chat-input')).toBeEditable();
    // A second attempt does not send the question twice.
    await page.locator('#chat-input').press('Enter');
    code.open();
    await expect(page.locator(answer).first()).toBeVisible();
    await expect(failure(page)).toBeHidden();
    expect(posts).toHaveLength(1);
  });

  test('the page keeps waiting as long as files arrive', async ({ page }) => {
    const code = await holdCode(page);
    await page.goto('/');
    await page.locator('#newsletter-email').fill('slow@example.com');
    await page.locator('#newsletter-email').press('Enter');
    for (const sign of ['one', 'two', 'three']) {
      await pass(page);
      await page.evaluate(async (each) => (await fetch(`/robots.txt?${each}`)).text(), sign);
    }
    await pass(page);
    await expect(failure(page)).toHaveText(/plus long que d’habitude/);
    // If the page had given up, the browser would have submitted the form to the contact page.
    expect(page.url()).not.toContain('/contact');
    code.open();
    await expect(page.locator('footer [aria-disabled="true"]')).toBeVisible();
    // The newsletter pretends to send for 1.5 s, a timer that `holdDeadlines` delays, too.
    await pass(page);
    await expect(page.locator(notice)).toBeVisible();
  });

  test('a form that the browser submits is not sent again by code that comes later', async ({ page }) => {
    const { posts } = watchCalls(page);
    const code = await holdCode(page);
    // The form service never answers.
    await page.route('**/f/*', () => undefined);
    await page.goto('/contact');
    await sendContact(page);
    // At the first deadline the page says that it takes long; at the second the browser submits the form.
    await pass(page);
    expect(posts).toHaveLength(0);
    // Presses the button again and again by script, because Playwright cannot act in a page that is about to be left.
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('x-island[data-name="contactForm"] [type="submit"]');
      addEventListener('submit', () => setTimeout(() => setInterval(() => button?.click(), 100)), {
        once: true,
      });
    });
    await pass(page);
    await expect.poll(() => posts).toHaveLength(1);
    const sent = new URLSearchParams(posts[0]?.postData() ?? '');
    expect([...sent.values()]).toEqual(expect.arrayContaining(Object.values(values)));
    code.open();
    // While the browser submits the form, the island waits for a deadline (`hydrate.tsx`). The test holds this deadline back.
    await page.waitForTimeout(1000);
    expect(posts).toHaveLength(1);
  });
});
