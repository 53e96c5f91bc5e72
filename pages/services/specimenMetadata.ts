import type { SpecimenKey } from '../../locales/i18next.d.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

/**
 * @param name the key of the sample document in `specimens.json`
 * @returns the metadata of its page, which search engines and the chat do not quote: a quotation would lack the badge that says that all is
 * invented
 */
export function specimenMetadata(name: SpecimenKey): Metadata {
  return { words: (t) => t(`specimens:${name}.meta`, { returnObjects: true }), noIndex: true };
}
