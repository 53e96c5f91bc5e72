import { announceAccepted } from './announceAccepted.ts';
import { applyConsent } from './applyConsent.ts';
import {
  acceptedIn,
  consentKey,
  consentMetaKey,
  consentTo,
  metaOfNow,
  optionalCategories,
  validConsent,
} from './consent.ts';

readConsent();
addEventListener('click', chooseConsent);
// A document that was kept, or made in advance, may be older than the visitor's choice.
addEventListener('pageshow', ({ persisted }) => persisted && readConsent());
// It may be made in another tab.
addEventListener('storage', readConsent);

/**
 * Says in `<html data-consent>` whether the visitor must be asked (`open`, which shows the banner and lifts what stands at the
 * bottom of the window) or what they accept (`""`, `"analytics functional"`…). Storage that throws is storage without a choice.
 */
function readConsent(): void {
  let state = 'open';
  try {
    const meta = localStorage.getItem(consentMetaKey);
    const consent = validConsent(localStorage.getItem(consentKey), meta, Date.now());
    if (consent) {
      state = acceptedIn(consent).join(' ');
      // A choice without a date would never end: its six months begin now.
      if (!meta) localStorage.setItem(consentMetaKey, metaOfNow());
    }
  } catch {}
  document.documentElement.dataset.consent = state;
}

/**
 * The answers to the cookie banner, `<button data-consent-choice="all">` and `="necessary"`, which work from the first paint on;
 * `="customize"`, anywhere on a page, stands for the banner's own button.
 */
function chooseConsent({ target }: MouseEvent): void {
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
