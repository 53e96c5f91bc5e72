import { expect, type Page, type Route } from 'playwright/test';
import { defaultLanguage, type LanguageCode, urlOf } from '../../../../content/languages.ts';
import { expectReady } from '../../islandOnPage.ts';
import { servedTranslationsOf } from '../../servedTranslationsOf.ts';

export const endpoint = '**/functions/v1/chat-with-ai';
export const answerWith = (response: unknown) => (route: Route) => route.fulfill({ json: { response } });

/** The chat of a page in one language: its controls, and what a visitor does with them. */
export class ChatOnPage {
  readonly url: string;
  readonly texts;

  constructor(
    readonly page: Page,
    readonly language: LanguageCode = defaultLanguage,
  ) {
    this.url = urlOf(language, '/');
    this.texts = servedTranslationsOf(language, 'chatbot');
  }

  get toggle() {
    return this.page.getByRole('button', { name: this.texts.open });
  }
  get panel() {
    return this.page.locator('#chat-panel');
  }
  get input() {
    return this.panel.getByRole('textbox', { name: this.texts.input });
  }
  /** The live region, once it announces something. */
  get status() {
    return this.panel.locator('> [aria-live]:not(:empty)');
  }
  get log() {
    return this.panel.getByRole('log');
  }
  get suggestions() {
    return this.panel.getByRole('list', { name: this.texts.suggestionsLabel });
  }

  button(name: 'send' | 'stop' | 'retry' | 'reset' | 'close' | 'retryLater') {
    return this.panel.getByRole('button', { name: this.texts[name], exact: true });
  }

  /** Makes the service give this answer from now on. */
  async answers(answer: unknown): Promise<void> {
    await this.page.unroute(endpoint);
    await this.page.route(endpoint, answerWith(answer));
  }

  async isReady(): Promise<void> {
    await expectReady(this.page, 'chat');
  }

  async open(): Promise<void> {
    await this.page.goto(this.url);
    await this.toggle.click();
  }

  async ask(question: string): Promise<void> {
    await this.input.fill(question);
    await this.page.keyboard.press('Enter');
  }

  /** Expects a message with exactly this text, and no second one. */
  async expectOnce(text: string): Promise<void> {
    await expect(this.log.getByText(text, { exact: true })).toHaveCount(1);
  }
}
