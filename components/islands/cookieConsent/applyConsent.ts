import { consentKey, consentMetaKey } from '../../../content/storedItems.ts';
import { acceptedIn, type Consent, metaOfNow } from './consent.ts';

/**
 * Makes a choice hold: at once on this page (`<html data-consent>` lists what is accepted, which hides the banner and
 * starts the scripts that waited), and on later ones through local storage, where it lets itself be written.
 *
 * @param consent the visitor's choice
 */
export function applyConsent(consent: Consent): void {
  document.documentElement.dataset.consent = acceptedIn(consent).join(' ');
  try {
    // Full storage may refuse the new choice; an older, wider one must not survive it.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(consent));
    localStorage.setItem(consentMetaKey, metaOfNow());
  } catch {
    // The choice holds for this page only.
  }
}
