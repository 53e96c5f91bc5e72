import { acceptedIn, type Consent } from './consent.ts';

/** Logs one line to the console for each accepted category (specification, "accept all"). */
export function announceAccepted(consent: Consent): void {
  for (const category of acceptedIn(consent)) {
    console.log(`Cookies accepted: ${category}`);
  }
}
