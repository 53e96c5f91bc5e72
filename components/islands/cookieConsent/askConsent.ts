import { consentKey, consentMetaKey, optionalCategories } from '../../../content/storedItems.ts';
import { acceptedIn, applyConsent, consentTo, metaOfNow, validConsent } from './consent.ts';

const root = document.documentElement;

readConsent();
addEventListener('click', chooseConsent);
// A page from the back/forward cache, or a prerendered one, may have read the choice before the visitor made it.
addEventListener('pageshow', readConsent);
// The visitor may have chosen in another tab.
addEventListener('storage', readConsent);

/**
 * Writes `open` into `<html data-consent>` when the visitor must be asked, else the accepted categories (`"analytics functional"`). A browser
 * that asks for privacy has answered already (Global Privacy Control).
 */
function readConsent(): void {
  let state = navigator.globalPrivacyControl ? '' : 'open';
  try {
    const meta = localStorage.getItem(consentMetaKey);
    const consent = validConsent(localStorage.getItem(consentKey), meta, Date.now());
    if (consent) {
      state = acceptedIn(consent).join(' ');
      // A choice is valid for six months (`consent.ts`). One without a date would be valid for ever, so it is dated today.
      if (!meta) {
        localStorage.setItem(consentMetaKey, metaOfNow());
      }
    }
  } catch {}
  root.dataset.consent = state;
}

/** Handles `<button data-consent-choice>`: `all` and `necessary` answer the banner, `customize` opens the preferences, `save` stores them. */
function chooseConsent({ target }: MouseEvent): void {
  const button = (target as Element).closest?.<HTMLButtonElement>('[data-consent-choice]');
  if (!button) {
    return;
  }
  const choice = button.dataset.consentChoice;
  if (choice === 'customize') {
    const dialog = document.querySelector('#visitor-choices') as HTMLDialogElement;
    // The switches are as the choice is that holds now.
    for (const category of optionalCategories) {
      (dialog.querySelector(`[name=${category}]`) as HTMLInputElement).checked = (
        root.dataset.consent as string
      ).includes(category);
    }
    dialog.showModal();
    return;
  }
  // `save` is a button of the preferences' form. `necessary` has no form, so that nothing optional is accepted.
  const accepted = choice === 'all' ? optionalCategories : new FormData(button.form ?? undefined).keys();
  applyConsent(consentTo([...accepted]));
  // The banner that held the focus is hidden now. While the preferences are open this does nothing: nothing behind a dialog can be focused.
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
