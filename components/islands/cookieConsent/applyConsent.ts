import { consentKey, consentMetaKey } from '../../../content/storedItems.ts';
import { acceptedIn, type Consent, metaOfNow } from './consent.ts';

/**
 * Applies a choice to this page and stores it for later ones. `<html data-consent>` lists the accepted categories: CSS hides the banner
 * by it, and the scripts that wait for consent start. Where local storage is forbidden or full, the choice is valid on this page only.
 *
 * @param consent the visitor's choice
 */
export function applyConsent(consent: Consent): void {
  document.documentElement.dataset.consent = acceptedIn(consent).join(' ');
  try {
    // Removed first: where storage is full, the new choice is not stored, and an older one that allowed more must not stay.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(consent));
    localStorage.setItem(consentMetaKey, metaOfNow());
  } catch {
    // The choice holds for this page only.
  }
}
