// What is inline in every document and runs before the first paint (`renderer/document/hydration/capture.ts`); all else is in `entries.ts`.
import './cookieConsent/askConsent.ts';
import './language/enterLanguage.ts';
