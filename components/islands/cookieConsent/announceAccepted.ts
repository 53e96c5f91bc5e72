import { acceptedIn, type Consent } from './consent.ts';

/** The acceptance hook: one line in the console for each category that the visitor has accepted. */
export function announceAccepted(consent: Consent): void {
  for (const category of acceptedIn(consent)) console.log(`Cookies accepted: ${category}`);
}
