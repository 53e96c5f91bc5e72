import { acceptedIn, type Consent } from './consent.ts';

/** One line in the console for each category that the visitor has accepted, as the specification asks of "accept all". */
export function announceAccepted(consent: Consent): void {
  for (const category of acceptedIn(consent)) {
    console.log(`Cookies accepted: ${category}`);
  }
}
