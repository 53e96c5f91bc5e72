import { createHash } from 'node:crypto';

/** The version of what visitors are asked, a date. Change it with the sense of `locales/…/cookieConsent.json`. */
const textVersion = '2026-11-23';

/**
 * @returns the version that is stored beside a choice. It also changes with the third parties that wait for consent: everybody is asked again
 */
export function consentVersionOf(thirdParties: readonly { category: string }[]): string {
  const loaded = thirdParties.filter(({ category }) => category !== 'exempt');
  const digest = createHash('sha256').update(JSON.stringify(loaded)).digest('hex');
  return loaded.length > 0 ? `${textVersion}-${digest.slice(0, 8)}` : textVersion;
}
