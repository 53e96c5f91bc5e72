// Inline in every document, and run before the first paint (`renderer/document/hydration/hold.ts`): each import runs its file. All other
// code that runs in a browser is listed in `entries.ts`.
import './cookieConsent/askConsent.ts';
import './language/enterLanguage.ts';
