import { createHash } from 'node:crypto';

/** The version of the consent text, a date. Change it when the meaning of `locales/…/cookieConsent.json` changes. */
const textVersion = '2026-11-23';

/** @returns the version that is stored with a choice. If the third parties that need consent change, all visitors are asked again. */
export function consentVersionOf(thirdParties: readonly { category: string }[]): string {
  const loaded = thirdParties.filter(({ category }) => category !== 'exempt');
  const digest = createHash('sha256').update(JSON.stringify(loaded)).digest('hex');
  return loaded.length > 0 ? `${textVersion}-${digest.slice(0, 8)}` : textVersion;
}
