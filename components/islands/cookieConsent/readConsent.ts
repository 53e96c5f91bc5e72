import { acceptedIn, consentKey, consentMetaKey, metaOfNow, validConsent } from './consent.ts';

/**
 * Says in `<html data-consent>` whether the visitor must be asked (`open`, which shows the banner and lifts what stands at the
 * bottom of the window) or what they accept (`""`, `"analytics functional"`…). Storage that throws is storage without a choice.
 */
export function readConsent(): void {
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
