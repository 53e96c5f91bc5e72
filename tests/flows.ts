import { type LanguageCode, urlOf } from '../content/languages.ts';
import { otherLanguage } from './otherLanguage.ts';
import { translationsOf } from './translationsOf.ts';

/**
 * What a visitor can do in any browser, whichever client drives the browser. Elements are named by CSS selectors. An action waits until it
 * is possible, an expectation until it is met.
 */
export interface Visitor {
  open(path: string): Promise<unknown>;
  click(selector: string): Promise<unknown>;
  /** Writes into a field, key by key, and leaves the focus there. */
  write(selector: string, text: string): Promise<unknown>;
  press(key: 'Enter' | 'Escape'): Promise<unknown>;
  /** @param text a text that the element contains */
  sees(selector: string, text?: string): Promise<unknown>;
  seesNoMore(selector: string): Promise<unknown>;
  isAt(path: string): Promise<unknown>;
  /** Checks a part of the page by rules that hold in every state. @param layer a selector of the part, e.g. an open dialog */
  judge(layer: string): Promise<unknown>;
}

export const cookieBanner = '#visitor-question';
/** The region of the toasts. */
export const notices = '#toasts';
const choice = (name: string, within = cookieBanner) => `${within} [data-consent-choice="${name}"]`;

export async function refuseCookies(me: Visitor): Promise<void> {
  await me.click(choice('necessary'));
  await me.seesNoMore(cookieBanner);
}

/** One walk through each island, in any language, by a visitor who comes for the first time. */
export const flows: Record<string, (me: Visitor, code: LanguageCode) => Promise<void>> = {
  async 'consent: chosen, remembered, and changed from the footer'(me, code) {
    const preferences = '#visitor-choices';
    await me.open(urlOf(code, '/'));
    await me.judge(cookieBanner);
    await me.click(choice('customize'));
    await me.click(`${preferences} [name="analytics"]`);
    await me.judge(preferences);
    await me.click(choice('save', preferences));
    await me.seesNoMore(cookieBanner);
    await me.sees('html[data-consent="analytics"]');
    await me.open(urlOf(code, '/about'));
    await me.seesNoMore(cookieBanner);
    await me.click(choice('customize', 'footer'));
    await me.sees(`${preferences} :checked[name="analytics"]`);
    await me.press('Escape');
    await me.seesNoMore(preferences);
  },

  async 'menu of a narrow window: opens, folds and leads on'(me, code) {
    const opener = 'header > div > [popovertarget="site-menu"]';
    await me.open(urlOf(code, '/'));
    await refuseCookies(me);
    await me.click(opener);
    const switcher = otherLanguage ? ['li:has([data-language])'] : [];
    for (const menu of ['li:nth-child(1)', 'li:nth-child(2)', ...switcher]) {
      await me.click(`#site-menu ${menu} > details > summary`);
      await me.judge('#site-menu');
    }
    // The first Escape closes the menu that is open in the site menu, the second the site menu itself.
    await me.press('Escape');
    await me.press('Escape');
    await me.seesNoMore('#site-menu');
    await me.click(opener);
    await me.click('#site-menu a[href$="/careers"]');
    await me.isAt(urlOf(code, '/careers'));
    await me.seesNoMore('#site-menu');
  },

  async 'search: from a word to a prefilled contact form'(me, code) {
    const { catalogue } = translationsOf(code, 'search');
    const { title } = catalogue.sap_tester;
    await me.open(urlOf(code, '/'));
    await refuseCookies(me);
    await me.write('#search-query', title);
    await me.press('Enter');
    await me.sees('dialog:modal h2', title);
    await me.judge('dialog:modal');
    await me.click('dialog:modal [href*="type=sap_tester"]');
    await me.sees('#message', translationsOf(code, 'contact').prefill.banner.search);
  },

  async 'chat: a question, an answer, Escape'(me, code) {
    const { welcome, suggestions } = translationsOf(code, 'chatbot');
    // Not on the home page, where the chat's button may hide because it would cover a control.
    await me.open(urlOf(code, '/about'));
    await refuseCookies(me);
    await me.click('[aria-controls="chat-panel"]');
    await me.sees('#chat-panel', welcome);
    await me.judge('#chat-panel');
    await me.write('#chat-input', suggestions.default.at(-1) ?? '');
    await me.press('Enter');
    await me.sees(`#chat-panel [role="log"] a[href^="${urlOf(code, '/about/offices')}"]`);
    await me.judge('#chat-panel');
    await me.press('Escape');
    await me.seesNoMore('#chat-panel');
  },

  async 'newsletter: an address, and a notice'(me, code) {
    await me.open(urlOf(code, '/'));
    await refuseCookies(me);
    await me.write('#newsletter-email', 'ada@example.com');
    await me.press('Enter');
    await me.sees('[data-toast]', translationsOf(code, 'newsletter').toast.title);
    await me.judge(notices);
  },

  async 'contact: faults are named, then it is sent'(me, code) {
    const { form, toasts } = translationsOf(code, 'contact');
    await me.open(urlOf(code, '/contact?subject=SAP'));
    await refuseCookies(me);
    await me.click('#message [type="submit"]');
    for (const problem of [form.errors.name, form.errors.email, form.errors.privacy]) {
      await me.sees('[aria-labelledby="contact-problem-title"]', problem.required);
    }
    await me.judge('#message');
    await writeInto(me, 'contact', { name: 'Ada', email: `${code}@example.com`, message: 'Xyz' });
    await me.click('#message [type="submit"]');
    await me.sees('[data-toast]', toasts.sent.title);
    await me.judge(notices);
  },

  async 'community: faults are named, then a request is sent'(me, code) {
    const { form, dialog } = translationsOf(code, 'community');
    await me.open(urlOf(code, '/community'));
    await refuseCookies(me);
    await me.click('x-island[data-name="communityJoin"] [command="show-modal"]');
    await me.click('#join-dialog [type="submit"]');
    await me.sees('[aria-labelledby="join-problem-title"]', form.errors.profile.required);
    await me.judge('#join-dialog');
    await writeInto(me, 'join', { name: 'Ada', email: `${code}@example.com`, profile: 'Xyz' });
    await me.click('#join-dialog [type="submit"]');
    await me.sees('#join-success-title', dialog.success.title);
    await me.judge('#join-dialog');
  },
};

/** Fills in a form and accepts the privacy policy. @param form the prefix of the ids of its fields */
async function writeInto(me: Visitor, form: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(texts)) {
    await me.write(`#${form}-${field}`, text);
  }
  await me.click(`#${form}-privacy`);
}
