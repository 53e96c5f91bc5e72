import {
  consentKey,
  consentMetaKey,
  type OptionalCategory,
  optionalCategories,
} from '../../../content/storedItems.ts';

/** The version of the consent question (`renderer/content/consentVersion.ts`): a date, then a digest if third parties need consent. */
declare const CONSENT_VERSION: string;

/** The choice of a visitor, as stored in local storage under `consentKey`. */
export interface Consent extends Record<OptionalCategory, boolean> {
  necessary: true;
}

/** How many months an acceptance or a refusal stays valid (CNIL, recommendation of 17 September 2020). */
const monthsValid = 6;

export function consentTo(accepted: readonly string[]): Consent {
  const consent = { necessary: true } as Consent;
  for (const category of optionalCategories) {
    consent[category] = accepted.includes(category);
  }
  return consent;
}

export function acceptedIn(consent: Consent): OptionalCategory[] {
  return optionalCategories.filter((category) => consent[category]);
}

/**
 * Validates a stored choice. It runs before the first paint, so a validation library would be too heavy.
 *
 * @param meta the date and version of the choice, as JSON; null if missing, for example because the storage had room only for the choice.
 *   Such a choice counts as made now. It does not say which third parties the visitor was asked about, so it is valid only if none needs
 *   consent
 * @returns the choice; undefined if it is missing, unreadable, too old or dated in the future, or if the question has changed
 */
export function validConsent(stored: string | null, meta: string | null, now: number): Consent | undefined {
  try {
    // `JSON.parse(null)` returns null. If the choice is missing, `consent.necessary` throws.
    const consent = JSON.parse(stored as string);
    const { date, version } = JSON.parse(meta as string) ?? {
      date: now,
      // If no third party needs consent, the version is only this date.
      version: CONSENT_VERSION.slice(0, 10),
    };
    const made = new Date(date);
    if (
      consent.necessary === true &&
      optionalCategories.every((category) => typeof consent[category] === 'boolean') &&
      version === CONSENT_VERSION &&
      +made <= now &&
      made.setMonth(made.getMonth() + monthsValid) > now
    ) {
      return consent;
    }
  } catch {
    // An unreadable value counts as no choice.
  }
  return undefined;
}

/** @returns date and version of a choice made now, to store under `consentMetaKey` */
export function metaOfNow(): string {
  return JSON.stringify({ date: new Date(), version: CONSENT_VERSION });
}

/**
 * Applies a choice to this page and stores it; if storage is not allowed, the choice applies to this page only. CSS hides the banner, and
 * `followConsent.ts` reacts to `<html data-consent>`. Each accepted category is logged (specification, "accept all").
 */
export function applyConsent(consent: Consent): void {
  const accepted = acceptedIn(consent);
  document.documentElement.dataset.consent = accepted.join(' ');
  for (const category of accepted) {
    console.log(`Cookies accepted: ${category}`);
  }
  try {
    // Remove the older choice first: if the new choice cannot be stored, a more permissive old choice must not remain.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(consent));
    localStorage.setItem(consentMetaKey, metaOfNow());
  } catch {
    // Storage is not allowed or full.
  }
}
