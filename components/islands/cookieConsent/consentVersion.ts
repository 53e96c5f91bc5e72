/**
 * The version of what visitors are asked, a date. Change it with the sense of `locales/…/cookieConsent.json`, or when a category
 * begins to load something: everybody is then asked again.
 */
export const consentVersion = '2026-11-23';
