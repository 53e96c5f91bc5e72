import type { Page } from 'playwright';

/** What a visitor may do with an island as soon as it can be seen, before its code has come. */
export interface EarlyUse {
  island: string;
  /** The page without its language. */
  path: string;
  /** Selector of what is used. */
  control: string;
  /** What is typed into it; without text it is clicked. */
  text?: string;
  /** Whether Enter follows. */
  isSent?: boolean;
  /** Selector of what the visitor sees then. */
  effect: string;
}

const dialog = '[role="dialog"][aria-modal="true"] h2';

/** One for each island that a visitor wakes. */
export const earlyUses: readonly EarlyUse[] = [
  { island: 'chat', path: '/', control: '[data-shows="chat-panel"]', effect: '#chat-panel' },
  { island: 'cookieConsent', path: '/', control: '#customize-cookies', effect: dialog },
  { island: 'search', path: '/', control: '#search-query', text: 'cloud', isSent: true, effect: dialog },
  {
    island: 'newsletter',
    path: '/',
    control: '#newsletter-email',
    text: 'early@example.com',
    isSent: true,
    effect: 'footer button[type="submit"][aria-disabled="true"]',
  },
  {
    island: 'contactForm',
    path: '/contact',
    control: '#contact-name',
    text: 'Early',
    effect: 'x-island[name="contactForm"][awake]',
  },
  {
    island: 'communityJoin',
    path: '/community',
    control: 'x-island[name="communityJoin"] button',
    effect: dialog,
  },
];

/** Does it as a quick visitor would: some of what is typed falls into the moment in which the island wakes up. */
export async function actEarly(page: Page, { control, text, isSent }: EarlyUse): Promise<void> {
  const target = page.locator(control);
  if (text === undefined) {
    await target.click();
    return;
  }
  await target.focus();
  await target.pressSequentially(text, { delay: 60 });
  if (isSent) await target.press('Enter');
}
