import { consentKey, consentMetaKey, optionalCategories } from '../../../content/storedItems.ts';
import { announceAccepted } from './announceAccepted.ts';
import { applyConsent } from './applyConsent.ts';
import { acceptedIn, consentTo, metaOfNow, validConsent } from './consent.ts';

readConsent();
addEventListener('click', chooseConsent);
// A page from the back/forward cache, or a prerendered one, may have read the choice before the visitor made it.
addEventListener('pageshow', readConsent);
// The visitor may have chosen in another tab.
addEventListener('storage', readConsent);

/**
 * Writes `open` into `<html data-consent>` when the visitor must be asked, else the categories that they have accepted (`""`,
 * `"analytics functional"`). On `open`, CSS shows the banner. Where the browser forbids local storage, the visitor is asked.
 */
function readConsent(): void {
  let state = 'open';
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
  document.documentElement.dataset.consent = state;
}

/**
 * Handles a click on any `<button data-consent-choice>`, from the first paint on. `all` and `necessary` are the answers in the banner,
 * `customize` opens the preferences, and `save` stores the choice made there. These buttons contain only text, so the target of the
 * click is the button itself.
 */
function chooseConsent(event: MouseEvent): void {
  const { dataset, form } = event.target as HTMLButtonElement;
  const choice = dataset.consentChoice;
  if (!choice) {
    return;
  }
  // A click on "customize" that still waits for the dialog (below) is replaced by this one.
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
