import {
  consentKey,
  consentMetaKey,
  type OptionalCategory,
  optionalCategories,
} from '../../../content/storedItems.ts';

/** The version of what visitors are asked (`renderer/content/consentVersion.ts`): a date, and a digest of the third parties if there are any. */
declare const CONSENT_VERSION: string;

/** The choice of a visitor, as local storage has it under `consentKey`. */
export interface Consent extends Record<OptionalCategory, boolean> {
  necessary: true;
}

/** The number of months for which a choice is valid, a refusal included (CNIL, recommendation of 17 September 2020). */
const monthsValid = 6;

/** @returns the choice to store; all categories that are not accepted are refused */
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
 * Checks a stored choice by hand: this runs before the first paint, where a validation library would be the heaviest script of the page.
 *
 * @param meta date and version of the choice. Without it the choice is valid only while the site has no third party, and counts as made now
 * @returns the choice; undefined if there is none, it is unreadable or too old, or visitors are asked something else now
 */
export function validConsent(stored: string | null, meta: string | null, now: number): Consent | undefined {
  try {
    // What is not stored is `null`, which is JSON for null.
    const consent = JSON.parse(stored as string);
    const { date, version } = JSON.parse(meta as string) ?? {
      date: now,
      // Without third parties the version is the date alone.
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
    // A value that cannot be read counts as no choice.
  }
  return undefined;
}

/** @returns date and version to store under `consentMetaKey` with a choice that is made now */
export function metaOfNow(): string {
  return JSON.stringify({ date: new Date(), version: CONSENT_VERSION });
}

/**
 * Applies a choice to this page and stores it. CSS hides the banner by `<html data-consent>`, and `followConsent.ts` watches it. Where storage
 * is forbidden, it holds on this page only. The console names each accepted category (specification, "accept all").
 */
export function applyConsent(consent: Consent): void {
  const accepted = acceptedIn(consent);
  document.documentElement.dataset.consent = accepted.join(' ');
  for (const category of accepted) {
    console.log(`Cookies accepted: ${category}`);
  }
  try {
    // The older choice is removed first: if the new one cannot be stored, one that allowed more must not stay.
    localStorage.removeItem(consentKey);
    localStorage.setItem(consentKey, JSON.stringify(consent));
    localStorage.setItem(consentMetaKey, metaOfNow());
  } catch {
    // Storage is forbidden or full.
  }
}
