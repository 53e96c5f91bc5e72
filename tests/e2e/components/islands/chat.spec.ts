import { expect, type Route } from 'playwright/test';
import { chatOpenKey } from '../../../../content/storedItems.ts';
import { company } from '../../../contentOf.ts';
import { gate, holdCode } from '../../holdCode.ts';
import { expectReady } from '../../islandOnPage.ts';
import { refuseCookies } from '../../refuseCookies.ts';
import { test as base } from '../../test.ts';
import { violations } from '../../violations.ts';
import { answerWith, ChatOnPage, endpoint } from './ChatOnPage.ts';

const test = base.extend<{ chat: ChatOnPage }>({
  chat: async ({ page, context }, use) => {
    // The banner would take room from the panel.
    await refuseCookies(context);
    await use(new ChatOnPage(page));
  },
});

/** Lets a request wait for ever. */
const never = () => undefined;

test('opens with its welcome and the focus, and fills a phone', async ({ page, chat }) => {
  await page.clock.install({ time: new Date('2026-03-02T09:05:00') });
  await page.goto('/');
  await chat.toggle.click();
  await expect(chat.input).toBeFocused();
  await expect(chat.log).toContainText(chat.texts.welcome);
  await expect(chat.suggestions.getByRole('button')).toHaveText(chat.texts.suggestions.default);
  await expect(chat.log.locator('time')).toHaveText('09:05');
  expect(await chat.panel.boundingBox()).toMatchObject({ width: 384, height: 512 });
  await page.keyboard.press('Escape');

  // The welcome keeps the time of the first opening, also after a change of page.
  await page.clock.fastForward('20:00');
  await chat.toggle.click();
  // React stores the open state only after rendering: an earlier reload would lose it.
  await expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), chatOpenKey)).not.toBeNull();
  await page.reload();
  await expect(chat.log.locator('time')).toHaveText('09:05');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await chat.toggle.click();
  expect(await chat.panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
});

test('sends the question on Enter, but no empty one, waits, and shows the answer', async ({ page, chat }) => {
  const service = gate();
  await page.route(endpoint, async (route) => {
    await service.opened;
    await answerWith('Ici.\n\n- [Lille](/about/offices)')(route);
  });
  await chat.open();
  await chat.isReady();
  await chat.ask('   ');
  await expect(chat.button('send')).toBeDisabled();
  await chat.input.fill('Où ?');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('Merci');
  await expect(chat.input).toHaveValue('Où ?\nMerci');
  await page.keyboard.press('Enter');

  await expect(chat.log).toContainText('Où ?');
  await expect(chat.panel.getByText(chat.texts.typing)).toBeVisible();
  await expect(chat.input).toBeDisabled();
  await expect(chat.input).toHaveValue('');
  await expect(chat.input).toBeFocused();
  await expect(chat.status).toHaveText(chat.texts.waiting);
  expect(await violations(page)).toEqual([]);
  service.open();

  await expect(chat.log.getByRole('link', { name: 'Lille' })).toHaveAttribute('href', '/about/offices');
  await expect(chat.status).toHaveText(/Lille\.$/);
  await expect(chat.input).toBeFocused();
  const time = /^\d\d:\d\d$/;
  await expect(chat.log.locator('time')).toHaveText([time, time, time]);
  expect(await violations(page)).toEqual([]);
});

test('sends its context, and the previous question with a follow-up question', async ({ page, chat }) => {
  const bodies: unknown[] = [];
  await page.route(endpoint, (route) => {
    bodies.push(route.request().postDataJSON());
    return answerWith(`Answer ${bodies.length}`)(route);
  });
  await chat.open();
  for (const [index, text] of ['Quels postes sont ouverts ?', 'Et à Lyon ?'].entries()) {
    await chat.ask(text);
    await expect(chat.log).toContainText(`Answer ${index + 1}`);
  }
  await chat.expectOnce('Et à Lyon ?');
  const some = expect.any(String);
  const context = {
    contact: { phone: some, email: some, address: company.chatAddress, hours: some },
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
    { message: 'Quels postes sont ouverts ?', language: chat.language, context },
    {
      message: 'Et à Lyon ?',
      language: chat.language,
      context: { ...context, previous: 'Quels postes sont ouverts ?' },
    },
  ]);
});

const failures: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionrefused'),
  (route) => route.fulfill({ status: 500, body: 'oops' }),
  (route) => route.fulfill({ contentType: 'text/html', body: '<h1>' }),
  answerWith('   '),
  answerWith(42),
  answerWith('x'.repeat(10_000_000)),
];

test('when the service fails: fallback, toast, and it can be asked again', async ({ page, chat }) => {
  await chat.open();
  for (const [index, failure] of failures.entries()) {
    await page.unroute(endpoint);
    await page.route(endpoint, failure);
    const asked = page.waitForRequest(endpoint);
    await (index === 0 ? chat.ask('Question') : chat.button('retry').click());
    await asked;
    await expect(chat.log).toContainText(chat.texts.errorMessage);
    await expect(chat.button('retry')).toBeVisible();
  }
  await expect(page.locator('[data-toast="destructive"]')).toContainText(chat.texts.errorTitle);
  expect(await violations(page)).toEqual([]);
  await chat.answers('Voilà.');
  await chat.button('retry').click();
  await expect(chat.log).toContainText('Voilà.');
  await chat.expectOnce('Question');
});

test('when the service is slow, says so after 30 seconds, and not before', async ({ page, chat }) => {
  await page.clock.install();
  await page.route(endpoint, never);
  await chat.open();
  await chat.isReady();
  const asked = page.waitForRequest(endpoint);
  await chat.ask('Question');
  await asked;
  await page.clock.fastForward(25_000);
  await expect(chat.status).toHaveText(chat.texts.waiting);
  await page.clock.fastForward(6_000);
  await expect(chat.log).toContainText(chat.texts.errorMessage);
  await expect(chat.input).toBeEnabled();
});

test('survives a change of page, asks again, can be stopped and begun anew', async ({ page, chat }) => {
  await chat.answers('Première réponse.');
  await chat.open();
  await chat.ask('Première question');
  await expect(chat.log).toContainText('Première réponse.');
  await page.unroute(endpoint);
  await page.route(endpoint, never);
  await chat.ask('Seconde question');
  await expect(chat.log).toContainText('Seconde question');
  await page.goto('/legal-notice');
  await expect(chat.log).toContainText('Première réponse.');
  await expect(chat.panel.getByText(chat.texts.interrupted)).toBeVisible();
  await chat.button('retry').click();
  await chat.button('stop').click();
  await expect(chat.status).toHaveText(chat.texts.stopped);
  await expect(chat.input).toBeFocused();
  await chat.answers('Seconde réponse.');
  await chat.button('retry').click();
  await expect(chat.log).toContainText('Seconde réponse.');
  await chat.button('reset').click();
  await expect(chat.log).not.toContainText('Première question');
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
});

test('suggestions are shown before the code has come, until there are answers', async ({ page, chat }) => {
  const code = await holdCode(page);
  const [question = ''] = chat.texts.suggestions.default;
  await chat.answers('Reçu.');
  await chat.open();
  await chat.suggestions.getByRole('button', { name: question }).click();
  code.open();
  await expect(chat.log).toContainText('Reçu.');
  await chat.expectOnce(question);

  const laterCode = await holdCode(page);
  await page.reload();
  await expect(chat.panel).toBeVisible();
  await expect(chat.suggestions).toBeHidden();
  laterCode.open();
  await expect(chat.log).toContainText('Reçu.');
});

test('Enter sends neither an empty line nor half a word; letters are counted', async ({ page, chat }) => {
  const code = await holdCode(page);
  await chat.open();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Bonjour');
  code.open();
  await chat.isReady();
  await expect(chat.input).toHaveValue(/^\n?Bonjour$/);
  await chat.input.fill('日本');
  await chat.input.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  // Safari sends this Enter after the end of the composition; 229 is its key code.
  await chat.input.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
  await expect(chat.input).toHaveValue('日本');
  // The reset button appears with the first message.
  await expect(chat.button('reset')).toBeHidden();
  await expect(chat.panel.locator('#chat-counter')).toHaveCount(0);
  await chat.input.fill('x'.repeat(1900));
  await expect(chat.panel.locator('#chat-counter')).toHaveText('1900 caractères sur 2000');
  // A text that is too long is reported, and it is not cut. The next page restores it.
  await chat.input.fill('x'.repeat(100_000));
  await expect(chat.panel.locator('#chat-counter')).toContainText('2000 caractères au plus');
  await chat.input.press('Enter');
  await expect(chat.input).toHaveValue('x'.repeat(100_000));
  await page.goto('/about');
  await chat.isReady();
  await expect(chat.input).toHaveValue('x'.repeat(100_000));
});

test('without connection it keeps the question, and sends it later', async ({ page, context, chat }) => {
  await chat.open();
  await expectReady(page, 'toasts');
  await context.setOffline(true);
  await chat.ask('Et maintenant ?');
  await expect(page.locator('[data-toast]')).toContainText(chat.texts.errorTitle);
  await chat.answers('Enfin.');
  await chat.button('retryLater').click();
  await expect(chat.panel).toContainText(chat.texts.waitingForConnection);
  await context.setOffline(false);
  await expect(chat.log).toContainText('Enfin.');
});

test('a question that an answer offers is asked by its button', async ({ page, chat }) => {
  await chat.answers('Peut-être :\n\n- [Où sont vos bureaux ?](ask:)');
  await chat.open();
  await chat.ask('Zorglub');
  const offered = chat.log.getByRole('button', { name: 'Où sont vos bureaux ?' });
  await expect(offered).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await chat.answers('À Lille.');
  const asked = page.waitForRequest(endpoint);
  await offered.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ message: 'Où sont vos bureaux ?' });
  await expect(chat.log).toContainText('À Lille.');
  await expect(offered).toBeFocused();
});
