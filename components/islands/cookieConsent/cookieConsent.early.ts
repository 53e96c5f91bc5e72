import { consentKey, consentMetaKey, optionalCategories } from '../../../content/storedItems.ts';
import { announceAccepted } from './announceAccepted.ts';
import { applyConsent } from './applyConsent.ts';
import { acceptedIn, consentTo, metaOfNow, validConsent } from './consent.ts';

readConsent();
addEventListener('click', chooseConsent);
// A document that was kept, or made in advance, may be older than the visitor's choice.
addEventListener('pageshow', readConsent);
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
 * The answers to the cookie banner, `<button data-consent-choice="all">` and `="necessary"`, which work from the first paint on, as
 * do `="customize"`, anywhere on a page, and `="save"`, in the form that it opens.
 */
function chooseConsent(event: MouseEvent): void {
  const { dataset, form } = event.target as HTMLButtonElement;
  const choice = dataset.consentChoice;
  if (!choice) return;
  document.onreadystatechange = null;
  if (choice === 'customize') {
    const dialog = document.querySelector<HTMLDialogElement>('#cookie-preferences');
    // The dialog ends the document: until it is there, it is waited for, unless the visitor makes another choice.
    if (dialog) dialog.showModal();
    else document.onreadystatechange = () => chooseConsent(event);
    return;
  }
  const consent = consentTo(
    choice === 'all' ? optionalCategories : form ? [...new FormData(form).keys()] : [],
  );
  applyConsent(consent);
  announceAccepted(consent);
  // The banner is gone, and the focus with it. Behind an open dialog nothing can have it.
  document.getElementById('main')?.focus({ preventScroll: true });
}
