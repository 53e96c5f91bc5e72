export const languageKey = 'language';

export const consentKey = 'cookieConsent';
/** The key for the date of the choice (ISO 8601) and the version of the question, as JSON. `consentKey` holds the choice itself. */
export const consentMetaKey = 'cookieConsentMeta';
/** The categories that a visitor may refuse, in the order they are shown. */
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

// If a key `island:{name}` is stored, the next page hydrates the island of that name (`renderer/document/hydration/hydrateAtLoad.ts`).
// The form to join is in a dialog and is hydrated when the dialog opens, so its key has another prefix.
export const contactDraftKey = 'island:contactForm';
export const joinDraftKey = 'draft:communityJoin';
export const conversationKey = 'chat';
export const chatDraftKey = 'chatDraft';
export const chatOpenedAtKey = 'chatOpenedAt';
export const chatOpenKey = 'island:chat';

/** Everything that the site stores in a browser, for the cookie policy. `name` and `kept` are keys in `stored` of `cookiePolicy.json`. */
export const storedItems = [
  { name: 'language', key: languageKey, area: 'localStorage', kept: 'untilChanged' },
  { name: 'consent', key: consentKey, area: 'localStorage', kept: 'sixMonths' },
  { name: 'consentMeta', key: consentMetaKey, area: 'localStorage', kept: 'sixMonths' },
  { name: 'contactDraft', key: contactDraftKey, area: 'sessionStorage', kept: 'untilSent' },
  { name: 'joinDraft', key: joinDraftKey, area: 'sessionStorage', kept: 'untilSent' },
  { name: 'conversation', key: conversationKey, area: 'sessionStorage', kept: 'tab' },
  { name: 'chatDraft', key: chatDraftKey, area: 'sessionStorage', kept: 'untilSent' },
  { name: 'chatOpenedAt', key: chatOpenedAtKey, area: 'sessionStorage', kept: 'tab' },
  { name: 'chatOpen', key: chatOpenKey, area: 'sessionStorage', kept: 'untilClosed' },
] as const;

export type StoredKey = (typeof storedItems)[number]['key'];
