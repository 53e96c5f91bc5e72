import { consentKey, consentMetaKey, optionalCategories } from '../../../content/storedItems.ts';
import { acceptedIn, applyConsent, consentTo, metaOfNow, validConsent } from './consent.ts';

const root = document.documentElement;

readConsent();
addEventListener('click', chooseConsent);
// A prerendered page, or a page from the back/forward cache, may have read the choice before the visitor made it.
addEventListener('pageshow', readConsent);
// The visitor may have chosen in another tab.
addEventListener('storage', readConsent);

/**
 * Writes `<html data-consent>`: `open` if the visitor must be asked, else the accepted categories (`"analytics functional"`). Global
 * Privacy Control counts as a refusal, unless the visitor has made a choice. If storage is not allowed, there is no choice to read.
 */
function readConsent(): void {
  let state = navigator.globalPrivacyControl ? '' : 'open';
  try {
    const meta = localStorage.getItem(consentMetaKey);
    const consent = validConsent(localStorage.getItem(consentKey), meta, Date.now());
    if (consent) {
      state = acceptedIn(consent).join(' ');
      // `validConsent` counts a choice without a date as made now. It would never expire, so today's date is stored.
      if (!meta) {
        localStorage.setItem(consentMetaKey, metaOfNow());
      }
    }
  } catch {}
  root.dataset.consent = state;
}

/** Handles `<button data-consent-choice>`: `customize` opens the preferences; `all`, `necessary` and `save` store a choice. */
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
  // The form of the button `save` contains the accepted categories. The button `necessary` has no form, so no category is accepted.
  const accepted = choice === 'all' ? optionalCategories : new FormData(button.form ?? undefined).keys();
  applyConsent(consentTo([...accepted]));
  // The banner, which had the focus, is now hidden. If the preferences are open, this does nothing: a modal dialog keeps the focus.
  document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
}
