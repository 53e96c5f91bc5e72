export const languageKey = 'language';

export const consentKey = 'cookieConsent';
/** Where the date of the choice (ISO 8601) and the version of the text stand. */
export const consentMetaKey = 'cookieConsentMeta';
/** What may be refused, in the order shown. */
export const optionalCategories = ['analytics', 'marketing', 'functional'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

// What is kept as `island:{name}` wakes the part of that name on the next page (`renderer/hydration/wakeUnasked.ts`).
export const contactDraftKey = 'island:contactForm';
export const joinDraftKey = 'draft:communityJoin';
export const conversationKey = 'chat';
export const chatOpenedAtKey = 'chatOpenedAt';
/** Where it is said that the panel is open. */
export const chatOpenKey = 'island:chat';

/**
 * All that the site keeps in a visitor's browser. The code that stores takes its keys from this file, and the cookie policy shows the
 * list: what each is and how long it is kept is said in `cookiePolicy.json`.
 */
export const storedItems = [
  { name: 'language', key: languageKey, area: 'localStorage', kept: 'untilChanged' },
  { name: 'consent', key: consentKey, area: 'localStorage', kept: 'sixMonths' },
  { name: 'consentMeta', key: consentMetaKey, area: 'localStorage', kept: 'sixMonths' },
  { name: 'contactDraft', key: contactDraftKey, area: 'sessionStorage', kept: 'untilSent' },
  { name: 'joinDraft', key: joinDraftKey, area: 'sessionStorage', kept: 'untilSent' },
  { name: 'conversation', key: conversationKey, area: 'sessionStorage', kept: 'tab' },
  { name: 'chatOpenedAt', key: chatOpenedAtKey, area: 'sessionStorage', kept: 'tab' },
  { name: 'chatOpen', key: chatOpenKey, area: 'sessionStorage', kept: 'untilClosed' },
] as const;

export type StoredKey = (typeof storedItems)[number]['key'];
