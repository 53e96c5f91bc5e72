// This code is inline in every document and runs before the first paint (`inlineScript.ts`). All other code is in `entries.ts`.
import './cookieConsent/askConsent.ts';
import './language/enterLanguage.ts';
