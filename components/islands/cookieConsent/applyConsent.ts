import { consentKey, consentMetaKey } from '../../../content/storedItems.ts';
import { acceptedIn, type Consent, metaOfNow } from './consent.ts';

/**
 * Applies a choice to this page and stores it for later ones. `<html data-consent>` lists the accepted categories: CSS hides the banner
 * because of it, and `followConsent.ts`, which watches it, starts third-party scripts or withdraws them. If local storage is forbidden
 * or full, the choice is valid on this page only.
 *
 * @param consent the choice of the visitor
 */
export function applyConsent(consent: Consent): void {
  document.documentElement.dataset.consent = acceptedIn(consent).join(' ');
  try {
    // The older choice is removed first: if the new one cannot be stored, one that allowed more must not stay.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(consent));
    localStorage.setItem(consentMetaKey, metaOfNow());
  } catch {
    // Storage is forbidden or full.
  }
}
