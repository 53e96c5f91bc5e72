import { announceAccepted } from './announceAccepted.ts';
import { applyConsent } from './applyConsent.ts';
import { consentTo, optionalCategories } from './consent.ts';

/**
 * The answers to the cookie banner, `<button data-consent-choice="all">` and `="necessary"`, which work from the first paint on;
 * `="customize"`, anywhere on a page, stands for the banner's own button.
 *
 * @param event a click anywhere on the page
 */
export function chooseConsent({ target }: MouseEvent): void {
  const choice = (target as HTMLElement).dataset.consentChoice;
  if (!choice) return;
  if (choice === 'customize') {
    document.getElementById('customize-cookies')?.click();
    return;
  }
  const consent = consentTo(choice === 'all' ? optionalCategories : []);
  applyConsent(consent);
  if (choice === 'all') announceAccepted(consent);
  // The banner is gone, and the focus with it.
  document.getElementById('main')?.focus({ preventScroll: true });
}
