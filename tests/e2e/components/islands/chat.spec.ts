import { expect, type Page, type Route } from 'playwright/test';
import company from '../../../../content/company.json' with { type: 'json' };
import enWords from '../../../../locales/en/chatbot.json' with { type: 'json' };
import frWords from '../../../../locales/fr/chatbot.json' with { type: 'json' };
import { holdCode } from '../../holdCode.ts';
import { restPointer } from '../../restPointer.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';

/** The words with the company's name, up to the promise that one of them quotes. */
const plain = (words: typeof frWords): typeof frWords => ({
  ...JSON.parse(JSON.stringify(words).replaceAll('{{company}}', company.name)),
  errorMessage: words.errorMessage.replace(/\s*\{\{.*$/, ''),
});
const french = plain(frWords);
const english = plain(enWords);

const endpoint = '**/functions/v1/chat-with-ai';

/** The visitor has chosen already: the cookie banner would take room from the panel. */
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    try {
      localStorage.setItem(
        'cookieConsent',
        JSON.stringify({ necessary: true, analytics: false, marketing: false, functional: false }),
      );
    } catch {}
  });
});
const versions = [
  { url: '/', language: 'fr', locale: 'fr-FR', words: french },
  { url: '/en', language: 'en', locale: 'en-GB', words: english },
] as const;

const chat = (page: Page, words: typeof french) => {
  const panel = page.getByRole('dialog', { name: words.title });
  return {
    toggle: page.getByRole('button', { name: words.open }),
    panel,
    input: panel.getByRole('textbox', { name: words.input }),
    send: panel.getByRole('button', { name: words.send, exact: true }),
    log: panel.getByRole('log'),
    retry: panel.getByRole('button', { name: words.retry }),
    stop: panel.getByRole('button', { name: words.stop, exact: true }),
  };
};

const answerWith = (response: unknown) => (route: Route) => route.fulfill({ json: { response } });

for (const { url, language, locale, words } of versions) {
  test.describe(`chat in ${language}`, () => {
    test.use({ locale });

    test('opens with its welcome, takes the focus, and gives it back on Escape', async ({ page }) => {
      await page.goto(url);
      const { toggle, panel, input, log } = chat(page, words);
      await expect(panel).toBeHidden();
      await toggle.click();
      await expect(panel).toBeVisible();
      await expect(input).toBeFocused();
      await expect(log).toContainText(words.welcome);
      await expect(log.locator('time')).toHaveText(/^\d\d:\d\d$/);
      await expect(panel.getByRole('list', { name: words.suggestionsLabel }).getByRole('button')).toHaveText(
        words.suggestions.default,
      );
      const box = await panel.boundingBox();
      expect([box?.width, box?.height]).toEqual([384, 512]);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(toggle).toBeFocused();
    });

    // Where words play no part, one language is enough.
    if (language === 'fr')
      test('the welcome keeps the time of the first opening over closing and a change of page', async ({
        page,
      }) => {
        await page.clock.install({ time: new Date('2026-03-02T09:05:00') });
        await page.goto(url);
        const { toggle, log } = chat(page, words);
        await expect(log.locator('time')).toHaveCount(0);
        await toggle.click();
        await expect(log.locator('time')).toHaveText('09:05');
        await page.keyboard.press('Escape');
        await page.clock.fastForward('20:00');
        await toggle.click();
        await expect(log.locator('time')).toHaveText('09:05');
        await page.reload();
        await expect(log.locator('time')).toHaveText('09:05');
      });

    test('sends the question on Enter with its context, waits, and shows the answer', async ({ page }) => {
      let release = () => {};
      const bodies: unknown[] = [];
      await page.route(endpoint, async (route) => {
        bodies.push(route.request().postDataJSON());
        await new Promise<void>((resolve) => {
          release = resolve;
        });
        await answerWith('Ici.\n\n- [Lille](/about/offices)')(route);
      });
      await page.goto(url);
      const { toggle, panel, input, send, log, stop } = chat(page, words);
      await toggle.click();
      await expect(page.locator('x-island[data-name="chat"]')).toHaveAttribute('awake', '');

      await expect(send).toBeDisabled();
      await input.fill('   ');
      await page.keyboard.press('Enter');
      await expect(send).toBeDisabled();
      await input.fill('Où ?');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('Merci');
      await expect(input).toHaveValue('Où ?\nMerci');
      await page.keyboard.press('Enter');

      await expect(log).toContainText('Où ?');
      await expect(panel.getByText(words.typing)).toBeVisible();
      await expect(panel.locator('#chat-input')).toBeDisabled();
      await expect(input).toBeFocused();
      await expect(panel.getByRole('status')).toHaveText(words.waiting);
      await expect(panel.locator('#chat-input')).toHaveValue('');
      await expect(stop).toBeVisible();
      expect(await violations(page)).toEqual([]);
      release();

      await expect(log.getByRole('link', { name: 'Lille' })).toHaveAttribute('href', '/about/offices');
      await expect(panel.getByText(words.typing)).toBeHidden();
      await expect(input).toBeFocused();
      await expect(log.locator('time')).toHaveText([/^\d\d:\d\d$/, /^\d\d:\d\d$/, /^\d\d:\d\d$/]);
      expect(await violations(page)).toEqual([]);
      expect(bodies).toEqual([
        {
          message: 'Où ?\nMerci',
          language,
          context: {
            contact: {
              phone: expect.any(String),
              email: expect.any(String),
              address: 'Neuilly Sur Seine, France',
              hours: language === 'fr' ? 'Lundi-Vendredi 9h-18h' : 'Mon-Fri 9AM-6PM CET',
            },
            links: {
              expertise: '/notre-offre',
              methodologies: '/about/methodologies',
              caseStudies: '/case-studies',
              offices: '/about/offices',
              contact: '/contact',
              community: '/community',
            },
          },
        },
      ]);
    });

    if (language === 'en')
      test('when the service is slow, says so after 30 seconds, and not before', async ({ page }) => {
        await page.clock.install();
        await page.route(endpoint, () => undefined);
        await page.goto(url);
        const { toggle, input, log } = chat(page, words);
        await toggle.click();
        await expect(page.locator('x-island[data-name="chat"]')).toHaveAttribute('awake', '');
        await input.fill('Question');
        const asked = page.waitForRequest(endpoint);
        await page.keyboard.press('Enter');
        await asked;
        await page.clock.fastForward(25_000);
        await expect(log).toHaveAttribute('aria-busy', 'true');
        await expect(log).not.toContainText(words.errorMessage);
        await page.clock.fastForward(6_000);
        await expect(log).toContainText(words.errorMessage);
        await expect(input).toBeEnabled();
      });

    if (language === 'fr')
      test('shows a hostile answer as text, without a foreign link', async ({ page }) => {
        await page.route(
          endpoint,
          answerWith(
            '<script>alert(1)</script> <img src=x onerror=alert(1)> [a](javascript:alert(1)) [b](https://evil.example) [c](//evil.example)',
          ),
        );
        page.on('dialog', () => expect(false, 'a script ran').toBe(true));
        await page.goto(url);
        const { toggle, input, log } = chat(page, words);
        await toggle.click();
        await input.fill('Question');
        await page.keyboard.press('Enter');
        await expect(log).toContainText('<script>alert(1)</script>');
        await expect(log.locator('a, img, script')).toHaveCount(0);
      });

    test('stops an answer, and begins anew', async ({ page }) => {
      await page.route(endpoint, () => new Promise(() => {}));
      await page.goto(url);
      const { toggle, panel, input, log, stop, retry } = chat(page, words);
      await toggle.click();
      await input.fill('Longue question');
      await page.keyboard.press('Enter');
      await stop.click();
      await expect(panel.getByText(words.stopped).first()).toBeVisible();
      await expect(panel.getByRole('status')).toHaveText(words.stopped);
      await expect(input).toBeFocused();
      await expect(retry).toBeVisible();
      await panel.getByRole('button', { name: words.reset }).click();
      await expect(log).not.toContainText('Longue question');
      expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
    });

    if (language === 'en')
      test('survives a change of page, open and with its messages, and asks again what was left unanswered', async ({
        page,
      }) => {
        await page.route(endpoint, answerWith('Première réponse.'));
        await page.goto(url);
        const { toggle, panel, input, log, retry } = chat(page, words);
        await toggle.click();
        await input.fill('Première question');
        await page.keyboard.press('Enter');
        await expect(log).toContainText('Première réponse.');
        await page.unroute(endpoint);
        await page.route(endpoint, () => new Promise(() => {}));
        await input.fill('Seconde question');
        await page.keyboard.press('Enter');
        await expect(log).toContainText('Seconde question');

        await page.goto(`${url}/legal-notice`);
        await expect(panel).toBeVisible();
        await expect(log).toContainText('Première réponse.');
        await expect(panel.getByText(words.interrupted)).toBeVisible();
        await page.unroute(endpoint);
        await page.route(endpoint, answerWith('Seconde réponse.'));
        await retry.click();
        await expect(log).toContainText('Seconde réponse.');
      });
  });
}

const failures: { what: string; answer: (route: Route) => Promise<void> }[] = [
  { what: 'is down', answer: (route) => route.abort('connectionrefused') },
  { what: 'answers 500', answer: (route) => route.fulfill({ status: 500, body: 'oops' }) },
  { what: 'answers without text', answer: answerWith('   ') },
  { what: 'answers a number', answer: answerWith(42) },
  {
    what: 'answers HTML',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>hello</h1>' }),
  },
  { what: 'answers 10 MB', answer: answerWith('x'.repeat(10_000_000)) },
];

for (const [turn, { url, locale, words }] of versions.entries()) {
  test.describe(`chat at ${url}`, () => {
    test.use({ locale });

    test('when the service fails: fallback bubble, destructive toast, and the question can be asked again', async ({
      page,
    }) => {
      await page.goto(url);
      const { toggle, input, log, retry } = chat(page, words);
      await toggle.click();
      // Each failure in one language: the words of both are held by the keys' types.
      for (const [index, { what, answer }] of failures.entries()) {
        if (index % versions.length !== turn) continue;
        await test.step(what, async () => {
          await page.route(endpoint, answer);
          const question = `Question ${index}`;
          await input.fill(question);
          await page.keyboard.press('Enter');
          await expect(log).toContainText(words.errorMessage);
          await expect(page.getByText(words.errorTitle, { exact: true }).first()).toBeVisible();
          // It shows the same whatever has failed.
          if (index < versions.length) expect(await violations(page)).toEqual([]);
          await page.unroute(endpoint);
          await page.route(endpoint, answerWith(`Voilà ${index}.`));
          await retry.click();
          await expect(log).toContainText(`Voilà ${index}.`);
          await expect(log).not.toContainText(words.errorMessage);
          await expect(log.getByText(question, { exact: true })).toHaveCount(1);
          await page.unroute(endpoint);
          await page.keyboard.press('F8');
          await page.keyboard.press('Escape');
          await expect(page.locator('[data-toast]')).toHaveCount(0);
        });
      }
    });
  });
}

const realQuestions = [
  {
    url: '/',
    locale: 'fr-FR',
    words: french,
    question: 'Où sont vos bureaux ?',
    fact: 'Neuilly-sur-Seine',
    page: '/about/offices',
  },
  {
    url: '/en',
    locale: 'en-GB',
    words: english,
    question: 'Which tools do you use for load tests?',
    fact: 'JMeter',
    page: '/en/services/performance-testing',
  },
];
for (const { url, locale, words, question, fact, page: linked } of realQuestions) {
  test(`the real function answers "${question}" with a link to ${linked}`, async ({ browser }) => {
    const context = await browser.newContext({ locale });
    const page = await context.newPage();
    await page.goto(url);
    const { toggle, input, log } = chat(page, words);
    await toggle.click();
    await input.fill(question);
    await page.keyboard.press('Enter');
    await expect(log).toContainText(fact);
    await expect(log.locator(`a[href^="${linked}"]`)).toHaveCount(1);
    await context.close();
  });
}

test('in doubt the real function offers questions, which a key asks, also after a change of page, and the contact page', async ({
  page,
}) => {
  await page.goto('/');
  const { toggle, input, log } = chat(page, french);
  await toggle.click();
  await input.fill('audit jonglage');
  await page.keyboard.press('Enter');
  const offered = log.getByRole('button', { name: 'Que contient un audit' });
  await expect(offered).toBeVisible();
  await expect(log.getByRole('link', { name: 'Contact' })).toHaveAttribute(
    'href',
    '/contact?subject=audit%20jonglage',
  );
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await offered.press('Enter');
  await expect(log.locator('a[href^="/services/quality-audits"]')).not.toHaveCount(0);
  await expect(offered).toBeFocused();
});

test.describe('the chat and its surroundings', () => {
  test.use({ locale: 'fr-FR' });

  test('a message that goes on from an earlier one is completed in the request, not on the screen', async ({
    page,
  }) => {
    const messages: string[] = [];
    await page.route(endpoint, (route) => {
      messages.push(route.request().postDataJSON().message);
      return answerWith(`Réponse ${messages.length}`)(route);
    });
    await page.goto('/');
    const { toggle, input, log } = chat(page, french);
    await toggle.click();
    for (const [index, text] of ['Quels postes sont ouverts ?', 'Et à Lyon ?'].entries()) {
      await input.fill(text);
      await page.keyboard.press('Enter');
      await expect(log).toContainText(`Réponse ${index + 1}`);
    }
    expect(messages).toEqual(['Quels postes sont ouverts ?', 'Et à Lyon ? (Quels postes sont ouverts ?)']);
    await expect(log.getByText('Et à Lyon ?', { exact: true })).toBeVisible();
  });

  test('requests no React before the first click, nor for a conversation that was closed', async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        sizes.push(response.body().then((body) => body.length));
    });
    await page.addInitScript(() => {
      sessionStorage.setItem('chat', '[]');
    });
    await restPointer(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    // React alone has more than 100 kB.
    expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000);
    await expect(page.locator('x-island[awake]')).toHaveCount(0);
  });

  // On a slow machine: renderer/hydration/earlyUse.spec.ts.
  test('a click before the code has come opens the panel at once, and what is typed is kept', async ({
    page,
  }) => {
    const code = await holdCode(page);
    await page.route(endpoint, answerWith('Bonjour à vous.'));
    await page.goto('/', { waitUntil: 'commit' });
    const { toggle, panel, input, log } = chat(page, french);
    await toggle.click();
    await expect(panel).toBeVisible();
    await page.keyboard.type('Bonjour', { delay: 20 });
    code.open();
    await expect(page.locator('x-island[data-name="chat"]')).toHaveAttribute('awake', '');
    await expect(input).toHaveValue('Bonjour');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Bonjour à vous.');
  });

  test('Enter before the code has come is sent after it', async ({ page }) => {
    const code = await holdCode(page);
    await page.route(endpoint, answerWith('Reçu.'));
    await page.goto('/', { waitUntil: 'commit' });
    const { toggle, log } = chat(page, french);
    await toggle.click();
    await page.keyboard.type('Bonjour');
    await page.keyboard.press('Enter');
    code.open();
    await expect(log).toContainText('Reçu.');
    await expect(log.getByText('Bonjour', { exact: true })).toHaveCount(1);
  });

  test('what may be asked stands there before the code, which asks it; a conversation takes its place', async ({
    page,
  }) => {
    const code = await holdCode(page);
    await page.route(endpoint, answerWith('Reçu.'));
    await page.goto('/');
    const { toggle, panel, log } = chat(page, french);
    const suggestions = panel.getByRole('list', { name: french.suggestionsLabel });
    const [question = ''] = french.suggestions.default;
    await toggle.click();
    await suggestions.getByRole('button', { name: question }).click();
    await expect(log).not.toContainText(question);
    code.open();
    await expect(log).toContainText('Reçu.');
    await expect(log.getByText(question, { exact: true })).toHaveCount(1);
    await expect(suggestions).toBeHidden();

    const laterCode = await holdCode(page);
    await page.reload();
    await expect(panel).toBeVisible();
    await expect(suggestions).toBeHidden();
    laterCode.open();
    await expect(log).toContainText('Reçu.');
    await expect(suggestions).toBeHidden();
  });

  test('Enter on an empty line, before the code has come, sends nothing later', async ({ page }) => {
    let asked = 0;
    await page.route(endpoint, (route) => {
      asked += 1;
      return answerWith('Non.')(route);
    });
    const code = await holdCode(page);
    await page.goto('/');
    const { toggle, input } = chat(page, french);
    await toggle.click();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Bonjour');
    code.open();
    await expect(page.locator('x-island[data-name="chat"]')).toHaveAttribute('awake', '');
    await expect(input).toHaveValue(/^\n?Bonjour$/);
    expect(asked).toBe(0);
  });

  test("an input method's Enter does not send", async ({ page }) => {
    let asked = 0;
    await page.route(endpoint, (route) => {
      asked += 1;
      return answerWith('Non.')(route);
    });
    await page.goto('/');
    const { toggle, input } = chat(page, french);
    await toggle.click();
    await input.fill('日本');
    await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await expect(input).toHaveValue('日本');
    expect(asked).toBe(0);
  });

  test('counts near the limit and takes no more than 2,000 characters', async ({ page }) => {
    await page.goto('/');
    const { toggle, panel, input } = chat(page, french);
    await toggle.click();
    await input.fill('x'.repeat(1799));
    await expect(panel.locator('#chat-counter')).toHaveCount(0);
    await input.fill('x'.repeat(1900));
    await expect(panel.locator('#chat-counter')).toHaveText('1900 caractères sur 2000');
    await expect(input).toHaveAttribute('maxlength', '2000');
  });

  test('works when storage throws, and with what is corrupt in it', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.route(endpoint, answerWith('Voilà.'));
    await page.goto('/');
    const { toggle, input, log } = chat(page, french);
    await toggle.click();
    await input.fill('Question');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Voilà.');
  });

  test('takes what is no conversation in storage for none', async ({ context }) => {
    const values = ['[{"id":"1"', '[{"id":"1","text":"x","isUser":true,"timestamp":1e300}]'];
    for (const stored of values) {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript((value) => sessionStorage.setItem('chat', value), stored);
      await page.goto('/');
      const { toggle, panel } = chat(page, french);
      if (await panel.isVisible())
        await expect(page.locator('x-island[data-name="chat"]')).toHaveAttribute('awake', '');
      await expect(panel, stored).toBeHidden();
      await toggle.click();
      await expect(panel, stored).toBeVisible();
      expect(errors, stored).toEqual([]);
      await page.close();
    }
  });

  test('two tabs have two conversations', async ({ context }) => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    for (const [page, text] of [
      [first, 'Un'],
      [second, 'Deux'],
    ] as const) {
      await page.route(endpoint, answerWith(`Réponse ${text}`));
      await page.goto('/');
      const { toggle, input, log } = chat(page, french);
      await toggle.click();
      await input.fill(text);
      await page.keyboard.press('Enter');
      await expect(log).toContainText(`Réponse ${text}`);
    }
    await first.reload();
    await expect(chat(first, french).log).toContainText('Réponse Un');
    await expect(chat(first, french).log).not.toContainText('Réponse Deux');
  });

  test('without connection it says so, keeps the question, and sends it when there is one', async ({
    page,
    context,
  }) => {
    await page.route(endpoint, answerWith('Enfin.'));
    await page.goto('/');
    const { toggle, panel, input, log } = chat(page, french);
    await toggle.click();
    await expect(page.locator('x-island[data-name="toasts"]')).toHaveAttribute('awake', '');
    await context.setOffline(true);
    await page.unroute(endpoint);
    await input.fill('Et maintenant ?');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast]')).toContainText(french.errorTitle);
    await page.route(endpoint, answerWith('Enfin.'));
    await panel.getByRole('button', { name: french.retryLater }).click();
    await expect(panel).toContainText(french.waitingForConnection);
    await context.setOffline(false);
    await expect(log).toContainText('Enfin.');
    await expect(log).toContainText('Et maintenant ?');
  });

  test('its code blocked: the panel opens all the same, and the page says that it cannot work', async ({
    page,
  }) => {
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.goto('/');
    const { toggle, panel } = chat(page, french);
    await toggle.click();
    await expect(panel).toBeVisible();
    await expect(page.locator('#island-failure p')).toBeVisible();
  });

  test('on a phone it fills the screen, and nothing scrolls sideways', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto('/');
    const { toggle, panel } = chat(page, french);
    await toggle.click();
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 700 });
    expect(await violations(page)).toEqual([]);
  });

  test('the log announces the finished answer only', async ({ page }) => {
    await page.route(endpoint, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await answerWith('La réponse.')(route);
    });
    await page.goto('/');
    const { toggle, input, log } = chat(page, french);
    await toggle.click();
    await input.fill('Question');
    await page.keyboard.press('Enter');
    await expect(log).toHaveAttribute('aria-busy', 'true');
    expect(await log.ariaSnapshot()).not.toContain(french.typing);
    await expect(log).toContainText('La réponse.');
    await expect(log).toHaveAttribute('aria-busy', 'false');
    expect(await log.ariaSnapshot()).toContain('La réponse.');
  });
});

test('in a browser older than popovers its button leads to the contact page', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'popoverTargetElement');
  });
  await page.goto('/en');
  await page.locator('[aria-controls="chat-panel"]').click();
  await expect(page).toHaveURL('/en/contact');
});
