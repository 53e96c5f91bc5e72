import { expect, type Route } from 'playwright/test';
import { gate } from '../../gate.ts';
import { holdCode } from '../../holdCode.ts';
import { expectAwake } from '../../islandOnPage.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';
import { answerWith, ChatOnPage, endpoint } from './ChatOnPage.ts';

// The banner would take room from the panel.
test.beforeEach(({ context }) => refuseCookies(context));

const never = () => undefined;
const time = /^\d\d:\d\d$/;

test('opens with its welcome, takes the focus, gives it back on Escape, and fills a phone', async ({
  page,
}) => {
  const chat = new ChatOnPage(page);
  await page.clock.install({ time: new Date('2026-03-02T09:05:00') });
  await page.goto('/');
  await expect(chat.panel).toBeHidden();
  await chat.toggle.click();
  await expect(chat.input).toBeFocused();
  await expect(chat.log).toContainText(chat.words.welcome);
  await expect(chat.suggestions.getByRole('button')).toHaveText(chat.words.suggestions.default);
  await expect(chat.log.locator('time')).toHaveText('09:05');
  expect(await chat.panel.boundingBox()).toMatchObject({ width: 384, height: 512 });
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chat.panel).toBeHidden();
  await expect(chat.toggle).toBeFocused();

  // The welcome keeps the time of the first opening, also after a change of page.
  await page.clock.fastForward('20:00');
  await chat.toggle.click();
  await expect(chat.log.locator('time')).toHaveText('09:05');
  await page.reload();
  await expect(chat.log.locator('time')).toHaveText('09:05');

  await page.setViewportSize({ width: 390, height: 700 });
  await page.reload();
  await chat.toggle.click();
  expect(await chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
  expect(await violations(page)).toEqual([]);
});

test('sends the question on Enter, waits, and shows the answer', async ({ page }) => {
  const service = gate();
  await page.route(endpoint, async (route) => {
    await service.opened;
    await answerWith('Ici.\n\n- [Lille](/about/offices)')(route);
  });
  const chat = new ChatOnPage(page);
  await chat.open();
  await chat.isAwake();
  const field = chat.panel.locator('#chat-input');

  await chat.ask('   ');
  await expect(chat.button('send')).toBeDisabled();
  await chat.input.fill('Où ?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Merci');
  await expect(chat.input).toHaveValue('Où ?\nMerci');
  await page.keyboard.press('Enter');

  await expect(chat.log).toContainText('Où ?');
  await expect(chat.log).toHaveAttribute('aria-busy', 'true');
  await expect(chat.panel.getByText(chat.words.typing)).toBeVisible();
  await expect(field).toBeDisabled();
  await expect(field).toHaveValue('');
  await expect(chat.input).toBeFocused();
  await expect(chat.panel.getByRole('status')).toHaveText(chat.words.waiting);
  await expect(chat.button('stop')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  service.open();

  await expect(chat.log.getByRole('link', { name: 'Lille' })).toHaveAttribute('href', '/about/offices');
  await expect(chat.log).toHaveAttribute('aria-busy', 'false');
  await expect(chat.panel.getByText(chat.words.typing)).toBeHidden();
  await expect(chat.input).toBeFocused();
  await expect(chat.log.locator('time')).toHaveText([time, time, time]);
  expect(await violations(page)).toEqual([]);
});

for (const [language, hours, first, second] of [
  ['fr', 'Lundi-Vendredi 9h-18h', 'Quels postes sont ouverts ?', 'Et à Lyon ?'],
  ['en', 'Mon-Fri 9AM-6PM CET', 'Which positions are open?', 'And in Lyon?'],
] as const) {
  test(`sends its context, and completes a message that goes on from an earlier one, but not on the screen, in ${language}`, async ({
    page,
  }) => {
    const bodies: unknown[] = [];
    await page.route(endpoint, (route) => {
      bodies.push(route.request().postDataJSON());
      return answerWith(`Réponse ${bodies.length}`)(route);
    });
    const chat = new ChatOnPage(page, language);
    await chat.open();
    for (const [index, text] of [first, second].entries()) {
      await chat.ask(text);
      await expect(chat.log).toContainText(`Réponse ${index + 1}`);
    }
    await chat.expectOnce(second);
    const some = expect.any(String);
    const context = {
      contact: { phone: some, email: some, address: 'Neuilly Sur Seine, France', hours },
      links: {
        expertise: '/notre-offre',
        methodologies: '/about/methodologies',
        caseStudies: '/case-studies',
        offices: '/about/offices',
        contact: '/contact',
        community: '/community',
      },
    };
    expect(bodies).toEqual([
      { message: first, language, context },
      { message: `${second} (${first})`, language, context },
    ]);
  });
}

const failures: { what: string; answer: (route: Route) => Promise<void> }[] = [
  { what: 'is down', answer: (route) => route.abort('connectionrefused') },
  { what: 'answers 500', answer: (route) => route.fulfill({ status: 500, body: 'oops' }) },
  { what: 'answers without text', answer: answerWith('   ') },
  { what: 'answers a number', answer: answerWith(42) },
  { what: 'answers HTML', answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>' }) },
  { what: 'answers 10 MB', answer: answerWith('x'.repeat(10_000_000)) },
];

for (const [index, { what, answer }] of failures.entries()) {
  test(`when the service ${what}: fallback bubble, destructive toast, and the question can be asked again`, async ({
    page,
  }) => {
    await page.route(endpoint, answer);
    const chat = new ChatOnPage(page);
    await chat.open();
    await chat.ask('Question');
    await expect(chat.log).toContainText(chat.words.errorMessage);
    await expect(page.locator('[data-toast="destructive"]')).toContainText(chat.words.errorTitle);
    // It shows the same whatever has failed.
    if (index === 0) expect(await violations(page)).toEqual([]);
    await chat.answers('Voilà.');
    await chat.button('retry').click();
    await expect(chat.log).toContainText('Voilà.');
    await expect(chat.log).not.toContainText(chat.words.errorMessage);
    await chat.expectOnce('Question');
  });
}

test('stops an answer, and begins anew', async ({ page }) => {
  await page.route(endpoint, never);
  const chat = new ChatOnPage(page);
  await chat.open();
  await chat.ask('Longue question');
  await chat.button('stop').click();
  await expect(chat.panel.getByRole('status')).toHaveText(chat.words.stopped);
  await expect(chat.input).toBeFocused();
  await expect(chat.button('retry')).toBeVisible();
  await chat.button('reset').click();
  await expect(chat.log).not.toContainText('Longue question');
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
});

test('when the service is slow, says so after 30 seconds, and not before', async ({ page }) => {
  await page.clock.install();
  await page.route(endpoint, never);
  const chat = new ChatOnPage(page, 'en');
  await chat.open();
  await chat.isAwake();
  const asked = page.waitForRequest(endpoint);
  await chat.ask('Question');
  await asked;
  await page.clock.fastForward(25_000);
  await expect(chat.log).toHaveAttribute('aria-busy', 'true');
  await expect(chat.log).not.toContainText(chat.words.errorMessage);
  await page.clock.fastForward(6_000);
  await expect(chat.log).toContainText(chat.words.errorMessage);
  await expect(chat.input).toBeEnabled();
});

test('survives a change of page, open and with its messages, and asks again what was left unanswered', async ({
  page,
}) => {
  const chat = new ChatOnPage(page, 'en');
  await chat.answers('Première réponse.');
  await chat.open();
  await chat.ask('Première question');
  await expect(chat.log).toContainText('Première réponse.');
  await page.unroute(endpoint);
  await page.route(endpoint, never);
  await chat.ask('Seconde question');
  await expect(chat.log).toContainText('Seconde question');

  await page.goto('/en/legal-notice');
  await expect(chat.panel).toBeVisible();
  await expect(chat.log).toContainText('Première réponse.');
  await expect(chat.panel.getByText(chat.words.interrupted)).toBeVisible();
  await chat.answers('Seconde réponse.');
  await chat.button('retry').click();
  await expect(chat.log).toContainText('Seconde réponse.');
});

// On a slow machine, and closed again: renderer/hydration/earlyUse.spec.ts.
test('before its code has come it opens at once, and what is typed and sent is sent after it', async ({
  page,
}) => {
  const code = await holdCode(page);
  const chat = new ChatOnPage(page);
  await chat.answers('Bonjour à vous.');
  await page.goto('/', { waitUntil: 'commit' });
  await chat.toggle.click();
  await expect(chat.panel).toBeVisible();
  await page.keyboard.type('Bonjour', { delay: 20 });
  await page.keyboard.press('Enter');
  code.open();
  await expect(chat.log).toContainText('Bonjour à vous.');
  await chat.expectOnce('Bonjour');
});

test('what may be asked stands there before the code, which asks it; a conversation takes its place', async ({
  page,
}) => {
  const code = await holdCode(page);
  const chat = new ChatOnPage(page);
  const [question = ''] = chat.words.suggestions.default;
  await chat.answers('Reçu.');
  await chat.open();
  await chat.suggestions.getByRole('button', { name: question }).click();
  await expect(chat.log).not.toContainText(question);
  code.open();
  await expect(chat.log).toContainText('Reçu.');
  await chat.expectOnce(question);
  await expect(chat.suggestions).toBeHidden();

  const laterCode = await holdCode(page);
  await page.reload();
  await expect(chat.panel).toBeVisible();
  await expect(chat.suggestions).toBeHidden();
  laterCode.open();
  await expect(chat.log).toContainText('Reçu.');
  await expect(chat.suggestions).toBeHidden();
});

test('neither Enter on an empty line before the code has come nor that of an input method sends anything', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('chat-with-ai')) asked += 1;
  });
  const code = await holdCode(page);
  const chat = new ChatOnPage(page);
  await chat.open();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bonjour');
  code.open();
  await chat.isAwake();
  await expect(chat.input).toHaveValue(/^\n?Bonjour$/);
  await chat.input.fill('日本');
  await chat.input.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(chat.input).toHaveValue('日本');
  expect(asked).toBe(0);
});

test('counts near the limit and takes no more than 2,000 characters', async ({ page }) => {
  const chat = new ChatOnPage(page);
  await chat.open();
  await chat.input.fill('x'.repeat(1799));
  await expect(chat.panel.locator('#chat-counter')).toHaveCount(0);
  await chat.input.fill('x'.repeat(1900));
  await expect(chat.panel.locator('#chat-counter')).toHaveText('1900 caractères sur 2000');
  await expect(chat.input).toHaveAttribute('maxlength', '2000');
});

test('works when storage throws', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  const chat = new ChatOnPage(page);
  await chat.answers('Voilà.');
  await chat.open();
  await chat.ask('Question');
  await expect(chat.log).toContainText('Voilà.');
});

// Every other way to be wrong: tests/unit/components/islands/chat/storedConversation.test.ts.
test('takes what is no conversation in storage for none', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const stored = '[{"id":"1","text":"x","isUser":true,"timestamp":1e300}]';
  await page.addInitScript((value) => sessionStorage.setItem('chat', value), stored);
  const chat = new ChatOnPage(page);
  await page.goto('/');
  if (await chat.panel.isVisible()) await chat.isAwake();
  await expect(chat.panel).toBeHidden();
  await chat.toggle.click();
  await expect(chat.panel).toBeVisible();
  expect(errors).toEqual([]);
});

test('without connection it says so, keeps the question, and sends it when there is one', async ({
  page,
  context,
}) => {
  const chat = new ChatOnPage(page);
  await chat.open();
  await expectAwake(page, 'toasts');
  await context.setOffline(true);
  await chat.ask('Et maintenant ?');
  await expect(page.locator('[data-toast]')).toContainText(chat.words.errorTitle);
  await chat.answers('Enfin.');
  await chat.button('retryLater').click();
  await expect(chat.panel).toContainText(chat.words.waitingForConnection);
  await context.setOffline(false);
  await expect(chat.log).toContainText('Enfin.');
  await expect(chat.log).toContainText('Et maintenant ?');
});

test('in doubt the real function offers questions, which a key asks, also after a change of page, and the contact page', async ({
  page,
}) => {
  const chat = new ChatOnPage(page);
  await chat.open();
  await chat.ask('audit jonglage');
  const offered = chat.log.getByRole('button', { name: 'Que contient un audit' });
  await expect(offered).toBeVisible();
  const contact = chat.log.getByRole('link', { name: 'Contact' });
  await expect(contact).toHaveAttribute('href', '/contact?subject=audit%20jonglage');
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await offered.press('Enter');
  await expect(chat.log.locator('a[href^="/services/quality-audits"]')).not.toHaveCount(0);
  await expect(offered).toBeFocused();
});
