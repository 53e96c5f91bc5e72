import { expect, type Locator, type Page } from 'playwright/test';
import { isShippedCompany } from '../contentOf.ts';
import { otherLanguage } from '../otherLanguage.ts';
import { recordAnnouncements } from './announcements.ts';
import { gate, holdCode } from './holdCode.ts';
import { expectReady } from './islandOnPage.ts';
import { refuseCookies } from './refuseCookies.ts';
import { test } from './test.ts';

// tests/e2e/transcripts/ keeps what a screen reader is given, step by step. Where a text or an element has changed, write the transcript
// anew and read it as a blind visitor would hear it: npx playwright test transcripts --update-snapshots

test('what a screen reader is given on the home page', async ({ page }) => {
  const transcript = await begin(page);
  // The browser may report a pointer move by itself, which would load code that adds an empty live region.
  await holdCode(page);
  await page.goto('/');
  await transcript.step('The page', page.locator('body'));
  transcript.compare('home.txt');
});

test('what a screen reader is given on the contact page, with errors', async ({ page }) => {
  const transcript = await begin(page);
  await page.goto('/contact');
  await page.locator('#contact-name').fill('Ada');
  await page.locator('#contact-email').fill('ada@');
  await page.getByRole('button', { name: 'Envoyer le message' }).click();
  await expect(page.locator('section[aria-labelledby="contact-problem-title"]')).toBeFocused();
  await transcript.step('The form is sent with errors');
  await transcript.walk('The keyboard goes through the form', page.locator('#message form'));
  await transcript.step('The form', page.locator('#message form'));
  transcript.compare('contact.txt');
});

test('what a screen reader is given in the community dialog', async ({ page }) => {
  const service = await holdCode(page, '**/f/community');
  const transcript = await begin(page);
  await page.goto('/community');
  await page.getByRole('button', { name: 'Rejoindre notre Slack' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  // The live region that announces the sending comes with the code.
  await expect(dialog.locator('form > [aria-live]')).toBeAttached();
  await expect(dialog.getByRole('group')).toBeFocused();
  await transcript.step('The dialog opens', dialog);
  for (const [name, text] of Object.entries({
    name: 'Grace',
    email: 'transcript@example.com',
    profile: 'QA',
  })) {
    await page.locator(`#join-${name}`).fill(text);
  }
  await page.locator('#join-privacy').check();
  await page.getByRole('button', { name: 'Envoyer ma demande' }).press('Enter');
  await transcript.hears('The request is on its way', '…');
  service.open();
  await expect(page.locator('section[aria-labelledby="join-title"]')).toBeFocused();
  await transcript.step('The request has gone');
  await transcript.step('The dialog', dialog);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await transcript.step('The dialog is closed', page.locator('#slack'));
  transcript.compare('community.txt');
});

test('what a screen reader is given in a chat', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-23T10:30:00');
  const service = gate();
  await page.route('**/functions/v1/chat-with-ai', async (route) => {
    await service.opened;
    await route.fulfill({ json: { response: 'À Neuilly-sur-Seine.\n\n- [Nos agences](/about/offices)' } });
  });
  const transcript = await begin(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Poser une question' }).press('Enter');
  const panel = page.locator('#chat-panel');
  await expectReady(page, 'chat');
  await expect(panel.locator('time')).toBeVisible();
  await expect(panel.getByRole('textbox')).toBeFocused();
  await transcript.step('The chat opens', panel);
  await page.keyboard.type('Où êtes-vous ?');
  await page.keyboard.press('Enter');
  await transcript.hears('A question is sent', '.');
  await transcript.step('The answer is awaited', panel);
  service.open();
  await transcript.hears('The answer comes', 'Neuilly');
  await transcript.step('The conversation', panel);
  transcript.compare('chat.txt');
});

test('what a screen reader is given in the cookie preferences', async ({ page }) => {
  const transcript = await begin(page, false);
  await page.goto('/');
  await transcript.step('The banner', page.locator('#visitor-question'));
  await page.getByRole('button', { name: 'Personnaliser' }).press('Enter');
  const dialog = page.getByRole('dialog');
  // The first group is the dialog's title; the second has the switches.
  await expect(dialog.getByRole('group').first()).toBeFocused();
  await transcript.step('The preferences open', dialog);
  await dialog.getByRole('switch', { name: 'Mesure d’audience' }).press('Space');
  await transcript.step('A switch is turned on');
  await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter');
  await expect(dialog).toBeHidden();
  await transcript.step('The choice is saved');
  transcript.compare('cookies.txt');
});

async function begin(page: Page, hasChosenCookies = true) {
  if (hasChosenCookies) {
    await refuseCookies(page);
  }
  const announcements = await recordAnnouncements(page);
  const lines: string[] = [];
  let heard = 0;

  const state = async () => [`title · ${await page.title()}`, await focusOf(page)];
  return {
    /** Records the title, the focus and the accessibility tree of a part of the page. */
    async step(name: string, part?: Locator): Promise<void> {
      lines.push(`# ${name}`, ...(await state()), ...(part ? [await part.ariaSnapshot()] : []), '');
    },
    /** Waits until the live regions have announced `text`, then records all that they have announced since the last call. */
    async hears(name: string, text: string): Promise<void> {
      let said: string[] = [];
      await expect
        .poll(async () => {
          said = (await announcements()).slice(heard);
          return said.join('\n');
        })
        .toContain(text);
      heard += said.length;
      lines.push(`# ${name}`, ...(await state()), ...said.map((each) => `said · ${each}`), '');
    },
    /** Records each Tab stop that follows the focused element in a part of the page. */
    async walk(name: string, part: Locator): Promise<void> {
      lines.push(`# ${name}`);
      for (;;) {
        await page.keyboard.press('Tab');
        if (!(await part.evaluate((element) => element.contains(document.activeElement)))) {
          break;
        }
        lines.push(await focusOf(page));
      }
      lines.push('');
    },
    compare: (file: string) => {
      // The stored transcripts contain texts of this repository's company and its language switcher. On other sites, only the steps run.
      if (!isShippedCompany || !otherLanguage) {
        return;
      }
      // The copyright runs to the year of the build.
      expect(lines.join('\n').replace(/© (\d{4})–\d{4}/, '© $1–…')).toMatchSnapshot(file);
    },
  };
}

/** @returns what a screen reader says of the focused element: role and name, states, description */
async function focusOf(page: Page): Promise<string> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) {
    return 'focus · none';
  }
  const [line = ''] = (await focused.ariaSnapshot()).split('\n');
  const more = await focused.evaluate((element) => {
    const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    return [
      ...['readOnly'].filter((name) => Reflect.get(element, name) === true),
      ...['required', 'invalid'].filter((name) => element.hasAttribute(`aria-${name}`)),
      ...ids.map((id) => `“${document.getElementById(id)?.textContent}”`),
      ...(element.ariaDescription ? [`“${element.ariaDescription}”`] : []),
    ];
  });
  return ['focus', line.replace(/^- |:$/g, ''), ...more].join(' · ');
}
