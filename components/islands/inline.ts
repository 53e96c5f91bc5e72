// Inline in every document, before the first paint (`renderer/document/hydration/capture.ts`). All other code is in `entries.ts`.
import './cookieConsent/askConsent.ts';
import './language/enterLanguage.ts';
