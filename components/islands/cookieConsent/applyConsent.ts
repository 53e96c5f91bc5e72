import { consentKey, consentMetaKey } from '../../../content/storedItems.ts';
import { acceptedIn, type Consent, metaOfNow } from './consent.ts';

/**
 * Applies a choice to this page and stores it for later ones. `<html data-consent>` lists the accepted categories: CSS hides the banner
 * because of it, and `followConsent.ts`, which watches it, starts third-party scripts or withdraws them. If local storage is forbidden
 * or full, the choice is valid on this page only. The console names each accepted category (specification, "accept all").
 *
 * @param consent the choice of the visitor
 */
export function applyConsent(consent: Consent): void {
  const accepted = acceptedIn(consent);
  document.documentElement.dataset.consent = accepted.join(' ');
  for (const category of accepted) {
    console.log(`Cookies accepted: ${category}`);
  }
  try {
    // The older choice is removed first: if the new one cannot be stored, one that allowed more must not stay.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(consent));
    localStorage.setItem(consentMetaKey, metaOfNow());
  } catch {
    // Storage is forbidden or full.
  }
}
