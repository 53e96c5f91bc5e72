import { type OptionalCategory, optionalCategories } from '../../../content/storedItems.ts';

/** The value of `renderer/facts/consentVersion.ts`, which the build writes into the inline script. */
declare const CONSENT_VERSION: string;

/** The value that local storage has under `consentKey`. */
export interface Consent extends Record<OptionalCategory, boolean> {
  necessary: true;
}

/** The time in months after which a visitor is asked again, also after a refusal (CNIL, recommendation of 17 September 2020). */
const monthsValid = 6;

/**
 * @param accepted the categories that the visitor allows
 * @returns the choice as it is stored
 */
export function consentTo(accepted: readonly string[]): Consent {
  const consent = { necessary: true } as Consent;
  for (const category of optionalCategories) {
    consent[category] = accepted.includes(category);
  }
  return consent;
}

/** @returns the optional categories that are allowed */
export function acceptedIn(consent: Consent): OptionalCategory[] {
  return optionalCategories.filter((category) => consent[category]);
}

/**
 * Reads a stored choice and checks it by hand: this runs before the first paint, where a validation library would be the heaviest script
 * of the page.
 *
 * @param stored the value of local storage under `consentKey`
 * @param meta the value under `consentMetaKey`; without it the choice counts as made now, when no third party was listed
 * @param now the present time in milliseconds since 1970
 * @returns the choice; null if there is none, it cannot be read, six months have passed, or the list of third parties has changed
 */
export function validConsent(stored: string | null, meta: string | null, now: number): Consent | undefined {
  try {
    const consent = JSON.parse(stored ?? '');
    const { date, version } = JSON.parse(meta ?? 'null') ?? {
      date: now,
      version: CONSENT_VERSION.slice(0, 10),
    };
    const made = new Date(date);
    if (
      consent.necessary === true &&
      optionalCategories.every((category) => typeof consent[category] === 'boolean') &&
      version === CONSENT_VERSION &&
      made.getTime() <= now &&
      made.setMonth(made.getMonth() + monthsValid) > now
    ) {
      return consent;
    }
  } catch {
    // A value that cannot be read counts as no choice.
  }
  return undefined;
}

/** @returns the value of `consentMetaKey` for a choice that is made now */
export function metaOfNow(): string {
  return JSON.stringify({ date: new Date(), version: CONSENT_VERSION });
}
