import { consentKey, consentMetaKey, optionalCategories } from '../../../content/storedItems.ts';
import { announceAccepted } from './announceAccepted.ts';
import { applyConsent } from './applyConsent.ts';
import { acceptedIn, consentTo, metaOfNow, validConsent } from './consent.ts';

readConsent();
addEventListener('click', chooseConsent);
// A page from the back/forward cache, or one that was rendered before the visitor opened it, may have run the
// line above before the visitor chose.
addEventListener('pageshow', readConsent);
// The visitor may choose in another tab, which this event tells the others.
addEventListener('storage', readConsent);

/**
 * Writes into `<html data-consent>` either `open`, when the visitor must be asked, or the categories that
 * they have accepted (`""`, `"analytics functional"`…). On `open`, CSS shows the banner and makes room for it
 * at the bottom of the window. A browser that forbids local storage throws when it is read: then the visitor
 * is asked.
 */
function readConsent(): void {
  let state = 'open';
  try {
    const meta = localStorage.getItem(consentMetaKey);
    const consent = validConsent(localStorage.getItem(consentKey), meta, Date.now());
    if (consent) {
      state = acceptedIn(consent).join(' ');
      // A choice is valid for six months (`consent.ts`). One that was stored without its date would be valid
      // for ever, so it is dated today.
      if (!meta) {
        localStorage.setItem(consentMetaKey, metaOfNow());
      }
    }
  } catch {}
  document.documentElement.dataset.consent = state;
}

/**
 * Acts on a click on any `<button data-consent-choice>`, from the first paint on. `all` and `necessary` are
 * the answers in the banner; `customize` opens the preferences, from anywhere on the page; `save` stores what
 * is chosen in them. These buttons hold nothing but text, so the target of the click is the button itself.
 */
function chooseConsent(event: MouseEvent): void {
  const { dataset, form } = event.target as HTMLButtonElement;
  const choice = dataset.consentChoice;
  if (!choice) {
    return;
  }
  // A click on "customize" may still be waiting for the dialog (below): the newer choice takes its place.
  document.onreadystatechange = null;
  if (choice === 'customize') {
    const dialog = document.querySelector<HTMLDialogElement>('#cookie-preferences');
    // The dialog stands at the end of the document, which may not have arrived yet: then the click is handled
    // again once the document has been read.
    if (dialog) {
      dialog.showModal();
    } else {
      document.onreadystatechange = () => chooseConsent(event);
    }
    return;
  }
  const consent = consentTo(
    choice === 'all' ? optionalCategories : form ? [...new FormData(form).keys()] : [],
  );
  applyConsent(consent);
  announceAccepted(consent);
  // The banner that held the focus is hidden now, so the focus goes to the page's content. While the
  // preferences are open this does nothing: nothing behind an open dialog can be focused.
  document.getElementById('main')?.focus({ preventScroll: true });
}
