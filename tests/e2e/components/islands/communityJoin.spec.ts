import { expect, type Page } from 'playwright/test';
import { recordAnnouncements } from '../../announcements.ts';
import { gate } from '../../gate.ts';
import { holdCode } from '../../holdCode.ts';
import { test } from '../../test.ts';
import { violations } from '../../violations.ts';
import { formFailures, sendInto } from './forms/formFailures.ts';
import { submissionsFrom } from './forms/submissionsFrom.ts';
import { watchCalls } from './forms/watchCalls.ts';

const languages = [
  {
    locale: 'fr-FR',
    url: '/community',
    join: 'Rejoindre le Slack',
    send: 'Envoyer ma demande',
    sending: 'Envoi en cours…',
    close: 'Fermer la fenêtre',
    cancel: 'Annuler',
    emailSubject: 'Nouvelle demande d’adhésion à la communauté',
    successToast: ['Demande envoyée', 'L’invitation arrive par e-mail.'],
    success: 'Demande envoyée',
    errorToast: [
      'Demande non envoyée',
      'Le service de formulaire n’a pas répondu. Votre texte est conservé\u00a0: réessayez, ou écrivez à contact@eprouva.example.',
    ],
    privacyToast: [
      'Case à cocher',
      'Cochez la case de confidentialité, puis envoyez à nouveau. Rien n’a été transmis.',
    ],
    faults: [
      'Indiquez votre nom et votre prénom',
      'Indiquez votre adresse e-mail',
      'Dites en quelques mots ce que vous testez et ce que vous cherchez',
      'Cochez la case de confidentialité pour envoyer votre demande',
    ],
    invalidEmail: 'Écrivez une adresse complète, comme nom@exemple.fr',
    byMail: 'Envoyer par e-mail',
    sent: 'Votre demande est partie',
    gone: 'Votre demande est partie. L’invitation arrive par e-mail.',
  },
  {
    locale: 'en-GB',
    url: '/en/community',
    join: 'Join the Slack',
    send: 'Send my request',
    sending: 'Sending…',
    close: 'Close the window',
    cancel: 'Cancel',
    emailSubject: 'New community join request',
    successToast: ['Request sent', 'The invitation comes by email.'],
    success: 'Request sent',
    errorToast: [
      'Request not sent',
      'The form service did not answer. Your text is still here: try again, or write to contact@eprouva.example.',
    ],
    privacyToast: ['Box to tick', 'Tick the privacy box, then send again. Nothing has been sent yet.'],
    faults: [
      'Enter your full name',
      'Enter your email address',
      'Say in a few words what you test and what you are looking for',
      'Tick the privacy box to send your request',
    ],
    invalidEmail: 'Enter a complete address, like name@example.com',
    byMail: 'Send by email',
    sent: 'Your request is on its way',
    gone: 'Your request has gone. The invitation comes by email.',
  },
] as const;

const [french, english] = languages;
type Words = (typeof languages)[number];

function written(email: string) {
  return {
    name: 'Grace Hopper',
    email,
    company: '',
    role: 'Responsable QA',
    profile: 'Compilateurs.\nJe cherche un papillon & son défaut.',
  };
}

type Written = ReturnType<typeof written>;

const dialog = (page: Page) => page.getByRole('dialog');
const control = (page: Page, name: string) => page.locator(`#join-${name}`);
const summary = (page: Page) => page.locator('section[aria-labelledby="join-problem-title"]');
const toast = (page: Page) => page.locator('[data-toast]');

async function open(page: Page, words: Words): Promise<void> {
  await page.getByRole('button', { name: words.join }).click();
  await expect(dialog(page)).toBeVisible();
}

async function fill(page: Page, values: Written): Promise<void> {
  for (const [name, text] of Object.entries(values)) await control(page, name).fill(text);
  await control(page, 'privacy').check();
}

async function expectKept(page: Page, values: Written): Promise<void> {
  for (const [name, text] of Object.entries(values)) await expect(control(page, name)).toHaveValue(text);
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
  test.describe(`request to join at ${words.url}`, () => {
    test.use({ locale: words.locale });

    test('sends exactly eight fields once, cannot be closed meanwhile, and closes three seconds after', async ({
      page,
    }) => {
      const calls = watchCalls(page);
      const values = written(`join@${words.locale}.example`);
      const service = gate();
      await page.route('**/f/community', async (route) => {
        await service.opened;
        await route.continue();
      });
      await page.clock.install();
      await page.goto(words.url);
      await page.waitForLoadState('networkidle');
      expect(calls.captcha).toEqual([]);
      await open(page, words);
      await expect(dialog(page)).toContainText('(Example Captcha)');
      expect(await violations(page)).toEqual([]);
      expect(calls.captcha).toEqual([]);
      await fill(page, values);
      await page.getByRole('button', { name: words.send }).click();

      await expect(page.getByRole('button', { name: words.sending })).toBeDisabled();
      await expect(page.getByRole('button', { name: words.close })).toBeDisabled();
      await expect(page.getByRole('button', { name: words.cancel })).toBeDisabled();
      await page.keyboard.press('Escape');
      await page.mouse.click(5, 300);
      await expect(dialog(page)).toBeVisible();
      // A pointer that rests over the dialog, as after the click that has sent the form, does not keep it open.
      await page.mouse.move(640, 450);
      await page.clock.pauseAt(Date.now() + 2000);
      service.open();

      await expect(dialog(page)).toContainText(words.success);
      await expectToast(page, words.successToast, 'default');
      await page.clock.runFor(2900);
      await expect(dialog(page)).toBeVisible();
      await page.clock.runFor(200);
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: words.join })).toBeFocused();
      await expect(page.getByRole('button', { name: words.join })).toHaveAccessibleDescription(words.gone);

      expect(calls.posts).toHaveLength(1);
      const { profile, ...others } = values;
      const body = {
        ...others,
        subject: 'Community Join Request',
        message: `Profil et motivations :\n${profile}`,
        _subject: words.emailSubject,
      };
      expect(calls.posts[0]?.postDataJSON()).toEqual({
        ...body,
        'g-recaptcha-response': expect.stringMatching(/^local\.community_join_form\.[0-9a-f]{32}$/),
      });
      expect(submissionsFrom(values.email)).toMatchObject([
        { form: 'community', captcha: 'present', fields: body },
      ]);
      expect(calls.errors).toEqual([]);

      await open(page, words);
      await expectKept(page, { name: '', email: '', company: '', role: '', profile: '' });
      await expect(control(page, 'privacy')).not.toBeChecked();
    });

    test('says what is missing, then what is wrong, and sends nothing', async ({ page }) => {
      const calls = watchCalls(page);
      const announcements = await recordAnnouncements(page);
      await page.goto(words.url);
      await open(page, words);
      await page.getByRole('button', { name: words.send }).click();
      await expect(summary(page)).toBeFocused();
      await expect(summary(page).getByRole('link')).toHaveText([...words.faults]);
      for (const [index, name] of ['name', 'email', 'profile', 'privacy'].entries()) {
        await expect(control(page, name)).toHaveAccessibleDescription(new RegExp(words.faults[index] ?? ''));
        await expect(control(page, name)).toHaveAttribute('aria-invalid', 'true');
      }
      expect(await violations(page)).toEqual([]);
      await summary(page).getByRole('link').nth(2).click();
      await expect(control(page, 'profile')).toBeFocused();

      await fill(page, { ...written('grace@'), company: 'Navy' });
      await page.getByRole('button', { name: words.send }).click();
      await expect(summary(page).getByRole('link')).toHaveText([words.invalidEmail]);
      await expect(control(page, 'email')).toHaveValue('grace@');
      expect(await announcements()).not.toContain(words.privacyToast[0]);

      await fill(page, written('grace@example.com'));
      await control(page, 'privacy').uncheck();
      await page.getByRole('button', { name: words.send }).click();
      await expect(summary(page).getByRole('link')).toHaveText([words.faults[3]]);
      await expectToast(page, words.privacyToast, 'destructive');
      expect(calls.posts).toEqual([]);
    });

    test('is sent by the browser where no script runs', async ({ browser }) => {
      const context = await browser.newContext({ locale: words.locale, javaScriptEnabled: false });
      const page = await context.newPage();
      const values = written(`native-join@${words.locale}.example`);
      await page.goto(words.url);
      await expect(page.getByRole('button', { name: words.join })).toBeHidden();
      for (const [name, text] of Object.entries(values)) await control(page, name).fill(text);
      await control(page, 'privacy').check();
      await page.getByRole('button', { name: words.send }).click();
      await expect(page).toHaveURL(`${words.url}/sent`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sent);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const { profile, ...others } = values;
      expect(submissionsFrom(values.email).map(({ form, fields }) => ({ form, fields }))).toEqual([
        {
          form: 'community',
          fields: {
            ...others,
            subject: 'Community Join Request',
            message: profile.replace('\n', '\r\n'),
            _subject: words.emailSubject,
          },
        },
      ]);
      await context.close();
    });
  });
}

for (const [turn, words] of languages.entries()) {
  test.describe(`request to join at ${words.url}`, () => {
    test.use({ locale: words.locale });

    test('whatever fails, the dialog returns to the form with all that was written', async ({ page }) => {
      test.slow();
      await page.clock.install();
      // What is written before one failure is no draft for the next one.
      await page.addInitScript(() => sessionStorage.clear());
      for (const [index, failure] of formFailures.entries()) {
        // In the other language than the contact form.
        if (index % languages.length === turn) continue;
        await test.step(failure.what, async () => {
          const calls = watchCalls(page);
          const values = written(`join-failure${index}@example.com`);
          await failure.inject(page);
          await page.goto(words.url);
          await open(page, words);
          await fill(page, values);
          await sendInto(failure, page, calls, words);
          await expect(summary(page)).toBeFocused();
          await expectToast(page, words.errorToast, 'destructive');
          await expectKept(page, values);
          await expect(control(page, 'privacy')).toBeChecked();
          const mail = await summary(page).getByRole('link', { name: words.byMail }).getAttribute('href');
          expect(new URLSearchParams(mail?.split('?')[1]).get('body')).toContain(
            values.profile.replace('\n', '\r\n'),
          );
          await page.unrouteAll();
        });
      }
    });
  });
}

test.describe('request to join', () => {
  test('puts the service’s refusals beside our fields', async ({ page }) => {
    await page.route('**/f/community', (route) =>
      route.fulfill({
        status: 422,
        json: { errors: [{ code: 'REQUIRED_FIELD_EMPTY', field: 'message', message: 'must not be empty' }] },
      }),
    );
    await page.goto(french.url);
    await open(page, french);
    await fill(page, written('join-422@example.com'));
    await page.getByRole('button', { name: french.send }).click();
    await expectToast(page, french.errorToast, 'destructive');
    await expect(control(page, 'profile')).toHaveAccessibleDescription(new RegExp(french.faults[2]));
    expect(await violations(page)).toEqual([]);
  });

  test('stays open after success while the pointer moves over it or its button has the focus, and no longer', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(english.url);
    await open(page, english);
    await fill(page, written('pause@example.com'));
    await page.getByRole('button', { name: english.send }).click();
    await expect(dialog(page)).toContainText(english.success);
    await page.locator('#join-success-title').hover();
    await page.mouse.move(640, 450, { steps: 3 });
    await page.clock.runFor(10_000);
    await expect(dialog(page)).toBeVisible();
    // A toast that fades has too little contrast for a moment.
    await expect(toast(page)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
    for (const close of await page.getByRole('button', { name: english.close }).all()) {
      await close.focus();
      await page.mouse.move(2, 2);
      await page.clock.runFor(10_000);
      await expect(dialog(page)).toBeVisible();
    }
    // What the dialog dims is the rest of the window, although its events are the dialog's too.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(30, 30, { steps: 5 });
    await page.clock.runFor(3000);
    await expect(dialog(page)).toBeHidden();
  });

  test('opens, holds the focus and closes by keyboard, and keeps what was written for this tab', async ({
    page,
  }) => {
    await page.goto(english.url);
    await page.getByRole('button', { name: english.join }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    for (let count = 0; count < 14; count += 1) {
      await page.keyboard.press('Tab');
      // After the last stop comes the browser's own bar, which a page knows as its body.
      expect(
        await dialog(page).evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        ),
      ).toBe(true);
    }
    await control(page, 'name').fill('Grace');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: english.join })).toBeFocused();
    await page.goto('/en');
    await page.goto(english.url);
    await open(page, english);
    await expect(control(page, 'name')).toHaveValue('Grace');
  });

  test('opens although the button was pressed before its code had come', async ({ page }) => {
    const code = await holdCode(page);
    await page.goto(french.url);
    const button = page.getByRole('button', { name: french.join });
    await button.click();
    await expect(dialog(page)).toBeVisible();
    await control(page, 'name').fill('Ada');
    code.open();
    await expect(page.locator('x-island[data-name="communityJoin"]')).toHaveAttribute('awake', '');
    await expect(control(page, 'name')).toHaveValue('Ada');
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });

  test('is sent by the browser when its code cannot be fetched', async ({ page }) => {
    await page.goto(french.url);
    await page.route('**/assets/chunks/**', (route) => route.abort());
    await page.getByRole('button', { name: french.join }).click();
    const values = written('no-code-join@example.test');
    for (const [name, text] of Object.entries(values)) await control(page, name).fill(text);
    await control(page, 'privacy').check();
    await page.getByRole('button', { name: french.send }).click();
    await expect(page).toHaveURL(`${french.url}/sent`);
  });

  test('fits at 320 px, from left to right and from right to left', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(english.url);
    await open(page, english);
    await page.getByRole('button', { name: english.send }).click();
    await expect(summary(page)).toBeFocused();
    const overflow = () => dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    expect(await overflow()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});
