import { expect, type Page } from 'playwright/test';
import { translationsOf } from '../../../../translationsOf.ts';

/** @returns the texts of a toast, each up to its first placeholder */
const said = (notice: object): string[] =>
  Object.values(notice).map((text: string) => text.replace(/\s*\{\{.*$/s, ''));

export type FormName = 'contact' | 'community';

/** What differs between the forms, for a test that holds for both. */
const forms = {
  contact: {
    prefix: 'contact',
    values: (email: string) => ({
      name: 'Ada Lovelace',
      email,
      company: 'Analytical Engines & Cie',
      phone: '+33 1 99 00 00 00',
      subject: 'Performance Testing',
      message: 'Ouverture en mars.\n<b>Charge</b> inconnue…',
    }),
    longText: 'message',
    sent: translationsOf('fr', 'contact').sent.title,
  },
  community: {
    prefix: 'join',
    values: (email: string) => ({
      name: 'Grace Hopper',
      email,
      company: '',
      role: 'Responsable QA',
      profile: 'Compilateurs.\nJe cherche un papillon & son défaut.',
    }),
    longText: 'profile',
    sent: translationsOf('fr', 'community').native.sentTitle,
  },
} as const;

/** A form of a page: its texts and controls, and what a visitor does with them. */
export class FormOnPage<Name extends FormName = FormName> {
  readonly url: string;
  readonly texts;
  readonly longText: string;

  constructor(
    readonly page: Page,
    readonly name: Name,
  ) {
    const { form, toasts } = translationsOf('fr', name);
    const both = translationsOf('fr', 'forms');
    const { dialog, slack } = translationsOf('fr', 'community');
    this.url = `/${name}`;
    this.longText = forms[name].longText;
    this.texts = {
      send: 'submit' in form ? form.submit : dialog.submit,
      sending: 'sending' in form ? form.sending : dialog.submitting,
      join: slack.join,
      consentToast: said(toasts.consent),
      errorToast: said(toasts.failed),
      successToast: said(toasts.sent),
      missing: Object.values(form.errors).map(({ required }) => required),
      invalidEmail: form.errors.email.invalid,
      offline: both.offline.title,
      later: both.offline.later,
      byMail: both.mailto.link,
      errorTitle: both.titlePrefix,
      sent: forms[name].sent,
    };
  }

  /** @returns what a visitor writes. Each test uses its own e-mail address, because `submissionsFrom` finds submissions by address. */
  values(email: string): Record<string, string> {
    return forms[this.name].values(email);
  }

  get island() {
    return this.page.locator(
      `x-island[data-name="${this.name === 'contact' ? 'contactForm' : 'communityJoin'}"]`,
    );
  }
  get send() {
    return this.page.getByRole('button', { name: this.texts.send });
  }
  get sending() {
    return this.page.getByRole('button', { name: this.texts.sending });
  }
  get summary() {
    return this.page.locator(`section[aria-labelledby="${forms[this.name].prefix}-problem-title"]`);
  }
  /** The summary names each fault, as a link to its field. */
  get problems() {
    return this.summary.getByRole('link');
  }
  get toast() {
    return this.page.locator('[data-toast]');
  }
  get dialog() {
    return this.page.getByRole('dialog');
  }
  control(field: string) {
    return this.page.locator(`#${forms[this.name].prefix}-${field}`);
  }

  async open(): Promise<void> {
    await this.page.goto(this.url);
    if (this.name === 'community') {
      await this.openDialog();
    }
  }

  async openDialog(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.join }).click();
    await expect(this.dialog).toBeVisible();
  }

  async isReady(): Promise<void> {
    await expect(this.island).toHaveAttribute('ready', '');
  }

  async fill(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, text] of Object.entries(values)) {
      const control = this.control(field);
      if (await control.evaluate((element) => element instanceof HTMLSelectElement)) {
        await control.selectOption(text);
      } else {
        await control.fill(text);
      }
    }
    await this.control('privacy').check();
  }

  async expectRestored(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [field, text] of Object.entries(values)) {
      await expect(this.control(field)).toHaveValue(text);
    }
  }

  async expectToast([title, text]: readonly string[], tone: 'default' | 'destructive'): Promise<void> {
    await expect(this.toast).toHaveAttribute('data-toast', tone);
    await expect(this.toast).toContainText(title ?? '');
    await expect(this.toast).toContainText(text ?? '');
  }
}
