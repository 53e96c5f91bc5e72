import { consentKey, consentMetaKey, optionalCategories } from '../../../content/storedItems.ts';
import { acceptedIn, applyConsent, consentTo, metaOfNow, validConsent } from './consent.ts';

const root = document.documentElement;

readConsent();
addEventListener('click', chooseConsent);
// A page may be restored from the back/forward cache, or prerendered, and have read the choice before the visitor made it.
addEventListener('pageshow', readConsent);
// The visitor may have chosen in another tab.
addEventListener('storage', readConsent);

/**
 * Writes `<html data-consent>`: `open` if the visitor must be asked, else the accepted categories (`"analytics functional"`). A browser
 * that sends Global Privacy Control has refused already.
 */
function readConsent(): void {
  let state = navigator.globalPrivacyControl ? '' : 'open';
  try {
    const meta = localStorage.getItem(consentMetaKey);
    const consent = validConsent(localStorage.getItem(consentKey), meta, Date.now());
    if (consent) {
      state = acceptedIn(consent).join(' ');
      // A choice is valid for six months (`consent.ts`). A choice without a date would never expire, so it gets today's.
      if (!meta) {
        localStorage.setItem(consentMetaKey, metaOfNow());
      }
    }
  } catch {}
  root.dataset.consent = state;
}

/** Handles `<button data-consent-choice>`: `all` and `necessary` answer the banner, `customize` opens preferences, `save` stores them. */
function chooseConsent({ target }: MouseEvent): void {
  const button = (target as Element).closest?.<HTMLButtonElement>('[data-consent-choice]');
  if (!button) {
    return;
  }
  const choice = button.dataset.consentChoice;
  if (choice === 'customize') {
    const dialog = document.querySelector('#visitor-choices') as HTMLDialogElement;
    for (const category of optionalCategories) {
      (dialog.querySelector(`[name=${category}]`) as HTMLInputElement).checked = (
        root.dataset.consent as string
      ).includes(category);
    }
    dialog.showModal();
    return;
  }
  // `save` is a button of the preferences' form. `necessary` is in no form, so it accepts nothing optional.
  const accepted = choice === 'all' ? optionalCategories : new FormData(button.form ?? undefined).keys();
  applyConsent(consentTo([...accepted]));
  // The banner that had the focus is now hidden. While the preferences are open, this does nothing: a modal dialog keeps the focus.
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
