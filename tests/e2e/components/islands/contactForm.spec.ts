import { expect, type Locator, type Page } from 'playwright/test';
import { recordAnnouncements } from '../../announcements.ts';
import { gate } from '../../gate.ts';
import { holdCode } from '../../holdCode.ts';
import { test as keptTest } from '../../keptTabs.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';
import { formFailures, sendInto } from './forms/formFailures.ts';
import { submissionsFrom } from './forms/submissionsFrom.ts';
import { watchCalls } from './forms/watchCalls.ts';

const languages = [
  {
    locale: 'fr-FR',
    url: '/contact',
    send: 'Envoyer le message',
    sending: 'Envoi en cours…',
    privacyToast: [
      'Case à cocher',
      'Cochez la case de confidentialité sous le message. Rien n’a été envoyé.',
    ],
    errorToast: ['Message non envoyé', 'Votre texte est conservé. Réessayez, ou écrivez-nous par e-mail.'],
    successToast: ['Message envoyé\u202f!', 'Nous vous répondrons sous 24 heures.'],
    faults: [
      'Indiquez votre nom',
      'Indiquez votre adresse e-mail',
      'Choisissez un sujet dans la liste',
      'Écrivez votre message',
      'Cochez la case pour accepter la politique de confidentialité',
    ],
    invalidEmail: 'Écrivez une adresse e-mail complète, comme nom@exemple.fr',
    offline: 'Vous êtes hors ligne',
    later: 'Envoyer au retour de la connexion',
    byMail: 'Envoyer par e-mail',
    banner: {
      search: 'Formulaire prérempli d’après votre recherche. Tout reste modifiable.',
      consultants: 'Formulaire prérempli d’après le consultant choisi. Tout reste modifiable.',
      page: 'Formulaire prérempli d’après la page précédente. Tout reste modifiable.',
    },
    sent: 'Votre message est arrivé',
    errorTitle: /^Erreur\u00a0: Contact/,
  },
  {
    locale: 'en-GB',
    url: '/en/contact',
    send: 'Send message',
    sending: 'Sending…',
    privacyToast: ['Privacy Policy Required', 'Please accept our privacy policy to continue'],
    errorToast: ['Error', 'An error occurred while sending your message. Please try again.'],
    successToast: ['Message Sent Successfully!', "We'll get back to you within 24 hours."],
    faults: [
      'Enter your name',
      'Enter your email address',
      'Choose a subject from the list',
      'Write your message',
      'Tick the box to accept the privacy policy',
    ],
    invalidEmail: 'Enter a complete email address, like name@example.com',
    offline: 'You are offline',
    later: 'Send when the connection is back',
    byMail: 'Send by email',
    banner: {
      search: 'This form is prefilled from your search. Change anything you like.',
      consultants: 'This form is prefilled from the consultant you chose. Change anything you like.',
      page: 'This form is prefilled from the previous page. Change anything you like.',
    },
    sent: 'Your message has arrived',
    errorTitle: /^Error: Contact/,
  },
] as const;

const [french, english] = languages;

/** What a visitor writes; the address tells the submissions of one test from those of the others. */
function written(email: string) {
  return {
    name: 'Ada Lovelace',
    email,
    company: 'Analytical Engines & Cie',
    phone: '+33 1 99 00 00 00',
    subject: 'Performance Testing',
    message: 'Ouverture en mars.\n<b>Charge</b> inconnue…',
  };
}

type Written = ReturnType<typeof written>;

const island = (page: Page) => page.locator('x-island[data-name="contactForm"]');
const control = (page: Page, name: string) => page.locator(`#contact-${name}`);
const summary = (page: Page) => page.locator('section[aria-labelledby="contact-problem-title"]');
const toast = (page: Page) => page.locator('[data-toast]');
/** What a form changes; the rest of the page is looked at in pages/everyPage.spec.ts. */
const formAndToasts = 'main, #toasts';

async function fill(page: Page, { subject, ...texts }: Written): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await control(page, name).fill(text);
  await control(page, 'subject').selectOption(subject);
  await control(page, 'privacy').check();
}

async function expectKept(page: Page, values: Written): Promise<void> {
  for (const [name, text] of Object.entries(values)) await expect(control(page, name)).toHaveValue(text);
  await expect(control(page, 'privacy')).toBeChecked();
}

async function expectToast(page: Page, [title, text]: readonly string[], tone: string): Promise<void> {
  await expect(toast(page)).toHaveAttribute('data-toast', tone);
  await expect(toast(page)).toContainText(title ?? '');
  await expect(toast(page)).toContainText(text ?? '');
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      'cookieConsent',
      '{"necessary":true,"analytics":false,"marketing":false,"functional":false}',
    );
  });
});

for (const words of languages) {
  test.describe(`contact form at ${words.url}`, () => {
    test.use({ locale: words.locale });

    test('sends exactly seven fields once, says so, and is empty again', async ({ page }) => {
      const calls = watchCalls(page);
      const values = written(`success@${words.locale}.example`);
      const service = gate();
      await page.route('**/f/contact', async (route) => {
        await service.opened;
        await route.continue();
      });
      const announcements = await recordAnnouncements(page);
      await page.goto(words.url);
      await fill(page, values);
      await page.getByRole('button', { name: words.send }).click();

      const button = page.getByRole('button', { name: words.sending });
      await expect(button).toBeDisabled();
      await expect(button.locator('svg')).toBeVisible();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      service.open();

      await expectToast(page, words.successToast, 'default');
      await expect(page.getByRole('button', { name: words.send })).toBeEnabled();
      await expect(page.getByRole('button', { name: words.send })).toBeFocused();
      const said = async () => (await announcements()).map((text) => text.replaceAll('\u00a0', ' '));
      await expect.poll(said).toEqual([words.sending, ...words.successToast]);
      for (const name of ['name', 'email', 'company', 'phone', 'subject', 'message'])
        await expect(control(page, name)).toHaveValue('');
      await expect(control(page, 'privacy')).not.toBeChecked();

      expect(calls.posts).toHaveLength(1);
      const body = calls.posts[0]?.postDataJSON() as Record<string, string>;
      expect(body).toEqual({
        ...values,
        'g-recaptcha-response': expect.stringMatching(/^local\.contact_form\.[0-9a-f]{32}$/),
      });
      expect(submissionsFrom(values.email)).toMatchObject([
        { form: 'contact', captcha: 'present', fields: values },
      ]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(calls.errors).toEqual([]);
      expect(await violations(page, formAndToasts)).toEqual([]);
    });

    test('says what is missing in a summary and beside each field, and sends nothing', async ({ page }) => {
      const calls = watchCalls(page);
      const announcements = await recordAnnouncements(page);
      await page.goto(words.url);
      await page.locator('#message').scrollIntoViewIfNeeded();
      await control(page, 'name').fill('  ');
      await expect(island(page)).toHaveAttribute('awake', '');
      await page.getByRole('button', { name: words.send }).click();

      await expect(summary(page)).toBeFocused();
      await expect(page).toHaveTitle(words.errorTitle);
      await expect(summary(page).getByRole('link')).toHaveText([...words.faults]);
      for (const [index, name] of ['name', 'email', 'subject', 'message', 'privacy'].entries()) {
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(words.faults[index] ?? ''));
      }
      await expect(control(page, 'company')).not.toHaveAttribute('aria-invalid');
      await expect(control(page, 'name')).toHaveValue('  ');
      expect(await violations(page, formAndToasts)).toEqual([]);

      await summary(page).getByRole('link', { name: words.faults[2] }).click();
      await expect(control(page, 'subject')).toBeFocused();
      await expect(page).toHaveURL(words.url);

      await fill(page, { ...written('ada@nowhere'), name: 'Ada' });
      await page.getByRole('button', { name: words.send }).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveText([words.invalidEmail]);
      await expect(control(page, 'email')).toHaveValue('ada@nowhere');
      expect(await announcements()).not.toContain(words.privacyToast[0]);

      await fill(page, written('ada@example.com'));
      await control(page, 'privacy').uncheck();
      await page.getByRole('button', { name: words.send }).click();
      await expect(summary(page).getByRole('link')).toHaveText([words.faults[4]]);
      await expectToast(page, words.privacyToast, 'destructive');
      expect(calls.posts).toEqual([]);
    });

    test('says in our words what the service finds wrong with a field', async ({ page }) => {
      const calls = watchCalls(page);
      const values = written(`refused@${words.locale}.example`);
      await page.route('**/f/contact', (route) =>
        route.fulfill({
          status: 422,
          json: {
            error: 'Validation errors',
            errors: [
              { code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' },
              { code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: '<img src=x onerror=alert(1)>' },
            ],
          },
        }),
      );
      await page.goto(words.url);
      await fill(page, values);
      await page.getByRole('button', { name: words.send }).click();
      await expectToast(page, words.errorToast, 'destructive');
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveText([
        words.invalidEmail,
        words.faults[3],
        words.byMail,
      ]);
      await expect(control(page, 'email')).toHaveAccessibleDescription(words.invalidEmail);
      await expect(page.locator('main')).not.toContainText('should be an email');
      await expectKept(page, values);
      expect(calls.posts).toHaveLength(1);
      expect(await violations(page, formAndToasts)).toEqual([]);
    });

    test('is sent by the browser where no script runs, with the same fields', async ({ browser }) => {
      const context = await browser.newContext({ locale: words.locale, javaScriptEnabled: false });
      const page = await context.newPage();
      const values = written(`native@${words.locale}.example`);
      await page.goto(words.url);
      await fill(page, values);
      await page.getByRole('button', { name: words.send }).click();
      await expect(page).toHaveURL(`${words.url}/sent`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      expect(submissionsFrom(values.email).map(({ form, fields }) => ({ form, fields }))).toEqual([
        { form: 'contact', fields: { ...values, message: values.message.replace('\n', '\r\n') } },
      ]);
      await context.close();
    });
  });
}

for (const [turn, words] of languages.entries()) {
  test.describe(`contact form at ${words.url}`, () => {
    test.use({ locale: words.locale });

    test('whatever fails, nothing is lost and the visitor knows', async ({ page }) => {
      test.slow();
      await page.clock.install();
      // What is written before one failure is no draft for the next one.
      await page.addInitScript(() => sessionStorage.clear());
      for (const [index, failure] of formFailures.entries()) {
        // Each failure in one language: the words of both are held by the keys' types, the two toasts by the tests above.
        if (index % languages.length !== turn) continue;
        await test.step(failure.what, async () => {
          const calls = watchCalls(page);
          const values = written(`failure${index}@example.com`);
          await failure.inject(page);
          await page.goto(words.url);
          await fill(page, values);
          await expect(island(page)).toHaveAttribute('awake', '');
          await sendInto(failure, page, calls, words);
          await expect(summary(page)).toBeFocused();
          await expectToast(page, words.errorToast, 'destructive');
          await expectKept(page, values);

          const mail = await summary(page).getByRole('link', { name: words.byMail }).getAttribute('href');
          const parameters = new URLSearchParams(mail?.split('?')[1]);
          expect(mail).toMatch(/^mailto:contact@eprouva\.example\?subject=/);
          expect(parameters.get('body')).toContain(values.message.replace('\n', '\r\n'));
          expect([...parameters.keys()]).toEqual(['subject', 'body']);
          await page.unrouteAll();
        });
      }
    });
  });
}

test.describe('contact form', () => {
  test('loads the captcha when it is first written in, not before, and says so before', async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto(french.url);
    await expect(island(page)).toContainText('(Example Captcha)');
    await control(page, 'name').focus();
    await page.mouse.move(300, 300);
    await page.waitForLoadState('networkidle');
    expect(calls.captcha).toEqual([]);
    await page.keyboard.type('A');
    await expect.poll(() => calls.captcha).toEqual(['/recaptcha/api.js']);
    await control(page, 'email').fill('a');
    await page.waitForLoadState('networkidle');
    expect(calls.captcha).toHaveLength(1);
  });

  test('goes through at the second attempt after the captcha and the service have failed', async ({
    page,
  }) => {
    const calls = watchCalls(page);
    const values = written('again@example.com');
    let attempts = 0;
    await page.route('**/recaptcha/api.js*', (route) =>
      attempts++ === 0 ? route.abort() : route.continue(),
    );
    await page.route('**/f/contact', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await page.goto(french.url);
    await fill(page, values);
    const send = page.getByRole('button', { name: french.send });
    await send.click();
    await expect(summary(page)).toBeFocused();
    await send.click();
    await expectToast(page, french.successToast, 'default');
    expect(attempts).toBe(2);
    expect(calls.posts).toHaveLength(2);
    expect(submissionsFrom(values.email)).toHaveLength(1);
  });

  test('is sent once however often it is submitted, and only the status of the answer counts', async ({
    page,
  }) => {
    const calls = watchCalls(page);
    const answer = gate();
    await page.route('**/f/contact', async (route) => {
      await answer.opened;
      await route.fulfill({ contentType: 'text/html', body: '<h1>Merci</h1>' });
    });
    await page.goto(french.url);
    await fill(page, written('twice@example.com'));
    await expect(island(page)).toHaveAttribute('awake', '');
    await control(page, 'name').evaluate((input: HTMLInputElement) => {
      for (let count = 0; count < 5; count += 1) input.form?.requestSubmit();
    });
    await expect(page.getByRole('button', { name: french.sending })).toBeDisabled();
    await control(page, 'name').evaluate((input: HTMLInputElement) => input.form?.requestSubmit());
    answer.open();
    await expectToast(page, french.successToast, 'default');
    expect(calls.posts).toHaveLength(1);
  });

  test('says that there is no connection before it sends anything, and sends when there is one', async ({
    page,
    context,
  }) => {
    const calls = watchCalls(page);
    const values = written('offline@example.com');
    await page.goto(english.url);
    await fill(page, values);
    await expect(island(page)).toHaveAttribute('awake', '');
    await context.setOffline(true);
    await page.getByRole('button', { name: english.send }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText(english.offline);
    await expect(summary(page).getByRole('link', { name: english.byMail })).toBeVisible();
    await expectKept(page, values);
    expect(calls.posts).toEqual([]);
    await expectToast(page, [english.offline], 'destructive');
    expect(await violations(page, formAndToasts)).toEqual([]);
    await summary(page).getByRole('button', { name: english.later }).click();
    await expect(summary(page).getByRole('status')).not.toBeEmpty();
    expect(calls.posts).toEqual([]);
    await context.setOffline(false);
    await expectToast(page, english.successToast, 'default');
    expect(submissionsFrom(values.email)).toHaveLength(1);
  });

  test('a draft that another tab took over is not sent twice', async ({ page, context }) => {
    const values = written('duplicate@example.com');
    await page.goto(french.url);
    await fill(page, values);
    await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1);
    // As a browser does that duplicates a tab.
    const kept = await page.evaluate(() => Object.entries(sessionStorage));
    const other = await context.newPage();
    await other.addInitScript((entries) => {
      if (!document.referrer) for (const [key, value] of entries) sessionStorage.setItem(key, value);
    }, kept);
    await other.goto(french.url);
    await expect(control(other, 'message')).toHaveValue(values.message);
    await page.getByRole('button', { name: french.send }).click();
    await expectToast(page, french.successToast, 'default');
    await expect(control(other, 'message')).toHaveValue('');
    await expect(other.locator('x-island[data-name="contactForm"]')).toContainText(french.successToast[0]);
    expect(await other.evaluate(() => sessionStorage.length)).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('sentDraft'))).toBeNull();
  });

  test('gives a machine that fills every field away to the service, which stores nothing', async ({
    page,
  }) => {
    const calls = watchCalls(page);
    const values = written('machine@example.com');
    await page.goto(french.url);
    await fill(page, values);
    await page.locator('#message input[name="_gotcha"]').evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await page.getByRole('button', { name: french.send }).click();
    await expectToast(page, french.successToast, 'default');
    expect(calls.posts[0]?.postDataJSON()).toMatchObject({ _gotcha: 'https://spam.example' });
    expect(submissionsFrom(values.email)).toEqual([]);
  });

  test('keeps what was written when the page is left by mistake, but not the consent', async ({ page }) => {
    const values = written('draft@example.com');
    await page.goto(french.url);
    await fill(page, values);
    await expect(island(page)).toHaveAttribute('awake', '');
    await page.goto('/');
    await page.goto(french.url);
    for (const [name, text] of Object.entries(values)) await expect(control(page, name)).toHaveValue(text);
    await expect(control(page, 'privacy')).not.toBeChecked();

    await control(page, 'privacy').check();
    await page.getByRole('button', { name: french.send }).click();
    await expectToast(page, french.successToast, 'default');
    await page.goto('/');
    await page.goto(french.url);
    await expect(control(page, 'message')).toHaveValue('');
    await expect(island(page)).not.toHaveAttribute('awake');
  });

  for (const kind of ['getItem', 'setItem'] as const) {
    test(`works where the storage throws at ${kind}`, async ({ page }) => {
      await page.addInitScript((method) => {
        Storage.prototype[method] = () => {
          throw new DOMException('no', 'SecurityError');
        };
      }, kind);
      const calls = watchCalls(page);
      const values = written(`${kind.toLowerCase()}@example.com`);
      await page.goto(french.url);
      await fill(page, values);
      await page.getByRole('button', { name: french.send }).click();
      await expectToast(page, french.successToast, 'default');
      expect(submissionsFrom(values.email)).toHaveLength(1);
      expect(calls.errors).toEqual([]);
    });
  }

  test('says when a message is too long, and sends none of it', async ({ page }) => {
    const calls = watchCalls(page);
    await page.goto(english.url);
    await fill(page, { ...written('long@example.com'), message: 'a'.repeat(9500) });
    await expect(page.getByText('500 characters left.')).toBeVisible();
    await control(page, 'message').fill('é'.repeat(50_000));
    await page.getByRole('button', { name: english.send }).click();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Shorten your message: 10,000 characters at most',
    ]);
    expect((await control(page, 'message').inputValue()).length).toBe(50_000);
    expect(calls.posts).toEqual([]);
  });
});

const greeting = (what: string, title: string) =>
  `Bonjour,\n\nLe ${what} «\u00a0${title}\u00a0» m’intéresse. Pouvez-vous me contacter`;

/** Addresses that lead to the form, and what it then holds. */
const prefilled: {
  what: string;
  url: string;
  subject: string;
  origin: keyof typeof french.banner;
  label?: string;
  message?: string;
  /** Whether the list has no such subject. */
  isAdded?: true;
}[] = [
  {
    what: 'a profile of the list',
    url: '/contact?subject=Testeur%20Data&type=data_tester&from=consultants',
    subject: 'Testeur Data',
    origin: 'consultants',
    message: greeting('profil', 'Testeur Data'),
  },
  {
    what: 'a profile of the list, from the search, in English',
    url: '/en/contact?subject=Data+Tester&type=data_tester&from=search',
    subject: 'Testeur Data',
    label: 'Data tester',
    origin: 'search',
    message: 'Hello,\n\nI am interested in the profile ‘Data Tester’. Could you contact me about it?',
  },
  {
    what: 'a service from the search',
    url: '/contact?subject=Audit+qualit%C3%A9&type=quality-audit&from=search',
    subject: 'Audit qualité',
    isAdded: true,
    origin: 'search',
    message: greeting('sujet', 'Audit qualité'),
  },
  {
    what: 'a service from the search, in English',
    url: '/en/contact?subject=Cloud&type=cloud&from=search',
    subject: 'Cloud',
    isAdded: true,
    origin: 'search',
    message: 'Hello,\n\nI am interested in the subject ‘Cloud’. Could you contact me?',
  },
  {
    what: 'a profile by its type, whatever the language of its title',
    url: '/en/contact?subject=Testeur+SAP&type=sap_tester&from=consultants',
    subject: 'Testeur SAP',
    label: 'SAP tester',
    origin: 'consultants',
    message: 'Hello,\n\nI am interested in the profile ‘Testeur SAP’.',
  },
  {
    what: 'a subject by its title in the visitor’s language',
    url: '/contact?subject=Tests+de+performance',
    subject: 'Performance Testing',
    label: 'Tests de performance',
    origin: 'search',
  },
  {
    what: 'HTML and placeholders',
    url: `/contact?from=search&type=$t(form.title)&subject=${encodeURIComponent('<img src=x onerror=alert(1)>"\'&amp; {{subject}} $t(form.title)')}`,
    subject: '<img src=x onerror=alert(1)>"\'&amp; {{subject}} $t(form.title)',
    isAdded: true,
    origin: 'search',
    message: greeting('sujet', '<img src=x onerror=alert(1)>"\'&amp; {{subject}} $t(form.title)'),
  },
  {
    what: '10 kB of text',
    url: `/contact?subject=${'x'.repeat(10_000)}`,
    subject: 'x'.repeat(120),
    isAdded: true,
    origin: 'search',
  },
  {
    what: 'repeated keys',
    url: '/contact?subject=QA+Manager&subject=Lead+Testeur&type=__proto__&type=quote&from=nowhere&from=search',
    subject: 'QA Manager',
    origin: 'page',
  },
];

for (const [index, { what, url, subject, label, origin, message = '', isAdded }] of prefilled.entries()) {
  keptTest(`${what} in the address prefills the form as text`, async ({ tabs, baseURL }) => {
    const words = url.startsWith('/en') ? english : french;
    const page = tabs[words.locale];
    const calls = watchCalls(page);
    page.removeAllListeners('dialog');
    page.on('dialog', (dialog) => calls.errors.push(dialog.message()));
    await page.goto(new URL(url, baseURL).href);
    await expect(page.getByText(words.banner[origin])).toBeVisible();
    await expect(control(page, 'subject')).toHaveValue(subject);
    await expect(control(page, 'subject').locator('option:checked')).toHaveText(label ?? subject);
    // None, those of the list, and what only the address has.
    await expect(control(page, 'subject').locator('option')).toHaveCount(isAdded ? 15 : 14);
    const opening = await control(page, 'message').inputValue();
    expect(opening.slice(0, message.length || undefined)).toBe(message);
    await expect(control(page, 'message')).toHaveAttribute('rows', '6');
    expect(calls.errors).toEqual([]);
    expect(calls.captcha).toEqual([]);
    // The others differ in their texts alone.
    if (index < languages.length) expect(await violations(page, formAndToasts)).toEqual([]);
  });
}

for (const { locale, banner, requests } of [
  {
    locale: 'fr-FR',
    banner: french.banner.page,
    requests: [
      [
        '/services/nearshore',
        'Contactez notre équipe',
        'Échange avec l’équipe nearshore',
        'votre équipe nearshore',
      ],
      ['/services/nearshore', 'Demander un devis', 'Demande de devis', 'souhaitons un devis'],
      ['/services/nearshore', 'Planifier un appel', 'Appel à planifier', 'planifier un appel'],
      ['/services/quality-audits', 'Demander un audit', 'Demande d’audit', 'souhaitons un audit'],
      ['/services/functional-testing', 'Demander un devis', 'Demande de devis', 'souhaitons un devis'],
    ],
  },
  {
    locale: 'en-GB',
    banner: english.banner.page,
    requests: [
      ['/en/services/nearshore', 'Contact our team', 'Talk with the nearshore team', 'your nearshore team'],
      ['/en/services/nearshore', 'Request a quote', 'Request for a quote', 'would like a quote'],
      ['/en/services/nearshore', 'Schedule a call', 'Call to schedule', 'schedule a call'],
      ['/en/services/quality-audits', 'Request an audit', 'Request for an audit', 'would like an audit'],
      ['/en', 'Request a quote', 'Request for a quote', 'would like a quote'],
    ],
  },
] as const) {
  test.describe(`requests in ${locale}, on a phone`, () => {
    for (const [from, button, subject, opening] of requests) {
      keptTest(
        `"${button}" of ${from} arrives with its subject, its opening and the banner in view`,
        async ({ tabs, baseURL }) => {
          const page = tabs[locale];
          const calls = watchCalls(page);
          await page.setViewportSize({ width: 390, height: 844 });
          await page.goto(new URL(from, baseURL).href);
          await page.locator('main').getByRole('link', { name: button, exact: true }).first().click();
          await expect(control(page, 'subject')).toHaveValue(subject);
          await expect(control(page, 'message')).toHaveValue(new RegExp(opening));
          await expect(page.getByText(banner)).toBeInViewport();
          expect(calls.errors).toEqual([]);
        },
      );
    }
  });
}

for (const { url, kept, policy } of [
  {
    url: '/contact',
    kept: ['trois ans après votre dernier contact', 'Vous pouvez', 'retirer', 'à tout moment'],
    policy: ['traiter votre demande', 'par la case à cocher'],
  },
  {
    url: '/en/contact',
    kept: ['three years after your last contact', 'You', 'withdraw', 'at any time'],
    policy: ['to handle your request', 'with the tick box'],
  },
]) {
  keptTest(
    `what the form of ${url} asks consent for is what the privacy policy says`,
    async ({ tabs, baseURL }) => {
      const page = tabs[url.startsWith('/en') ? 'en-GB' : 'fr-FR'];
      await page.goto(new URL(url, baseURL).href);
      const help = page.locator('#contact-privacy-help');
      for (const said of kept) await expect(help).toContainText(said);
      await expect(control(page, 'privacy')).toHaveAttribute('aria-describedby', /contact-privacy-help/);
      await page.locator('p:has(#contact-privacy-help) a').click();
      const privacy = page.locator('main');
      for (const said of [...kept, ...policy]) await expect(privacy).toContainText(said);
    },
  );
}

test('an address that says nothing leaves the form asleep and the banner unseen', async ({ page }) => {
  await page.goto('/contact?subject=&type=%00&from=search&utm_source=x');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(french.banner.search)).toBeHidden();
  await expect(control(page, 'subject')).toHaveValue('');
  await expect(control(page, 'message')).toHaveValue('');
  await expect(control(page, 'subject').locator('option')).toHaveCount(14);
});

test('100 kB in the address do no harm', async ({ page }) => {
  // Longer than servers take; a link that scripts change can still be so long.
  await page.goto('/contact?subject=a');
  await page.evaluate((text) => history.replaceState(null, '', `?subject=${text}`), 'y'.repeat(100_000));
  await page.evaluate(() => sessionStorage.clear());
  await page.addInitScript((text) => history.replaceState(null, '', `?subject=${text}`), 'y'.repeat(100_000));
  await page.goto('/contact');
  await expect(control(page, 'subject')).toHaveValue('y'.repeat(120));
});

test('what is written and sent before the code has come is not lost', async ({ page }) => {
  const calls = watchCalls(page);
  const values = written('early@example.com');
  // The visitor is faster than the code.
  const code = await holdCode(page);
  await page.goto(french.url, { waitUntil: 'commit' });
  await fill(page, values);
  const button = page.getByRole('button', { name: french.send });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  expect(calls.posts).toEqual([]);
  code.open();
  await expectToast(page, french.successToast, 'default');
  expect(calls.posts).toHaveLength(1);
  expect(submissionsFrom(values.email)).toMatchObject([{ captcha: 'present', fields: values }]);
});

test('the keyboard alone fills in and sends', async ({ page }) => {
  const values = written('keyboard@example.com');
  await page.goto(french.url);
  await control(page, 'name').focus();
  const { keyboard } = page;
  for (const text of [values.name, values.email, values.company, values.phone]) {
    await keyboard.type(text);
    await keyboard.press('Tab');
  }
  await keyboard.type('Tests de p');
  await keyboard.press('Tab');
  await keyboard.type(values.message.replaceAll('\n', ' '));
  await keyboard.press('Tab');
  await expect(control(page, 'privacy')).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: french.send })).toBeFocused();
  await keyboard.press('Enter');
  await expectToast(page, french.successToast, 'default');
  expect(submissionsFrom(values.email)).toHaveLength(1);
});

test('errors fit and read at 320 px, which is 400 % of 1280, from left to right and from right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(english.url);
  const overflow = (root: Locator) =>
    root.evaluate((element) => document.documentElement.scrollWidth - element.clientWidth);
  await control(page, 'phone').fill('0');
  await expect(island(page)).toHaveAttribute('awake', '');
  await page.getByRole('button', { name: english.send }).click();
  await expect(summary(page)).toBeFocused();
  expect(await overflow(page.locator('html'))).toBe(0);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  expect(await overflow(page.locator('html'))).toBe(0);
  const border = await page
    .locator('[data-field]:has(#contact-name)')
    .evaluate((field) => getComputedStyle(field).borderRightWidth);
  expect(border).toBe('4px');
  expect(await violations(page, formAndToasts)).toEqual([]);
});
