import { type OptionalCategory, optionalCategories } from '../../../content/storedItems.ts';

/** Of `renderer/facts/consentVersion.ts`, of which the inline script gets the result alone. */
declare const CONSENT_VERSION: string;

/** The value that local storage keeps under `consentKey`, and nothing else. */
export interface Consent extends Record<OptionalCategory, boolean> {
  necessary: true;
}

/** The CNIL's recommendation of 17 September 2020: ask again after six months, refusals included. */
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
 * Reads a choice made earlier. Checked by hand: this runs before the first paint, where a validation library would be
 * the heaviest script of the page.
 *
 * @param stored what local storage holds under `consentKey`, if anything
 * @param meta what it holds under `consentMetaKey`; without it the choice is taken for one made now, of the text without tools
 * @param now in milliseconds
 * @returns the choice, or nothing when there is none, it cannot be read, six months have passed or the text has changed
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

/** @returns what is stored beside a choice that is made now */
export function metaOfNow(): string {
  return JSON.stringify({ date: new Date(), version: CONSENT_VERSION });
}
