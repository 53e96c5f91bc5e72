import type { SpecimenKey } from '../../locales/i18next.d.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

/**
 * @param name the specimen, by its key in `specimens.json`
 * @returns the metadata of its page. A search result, or an answer of the chat, would show what it invents without the stamp that says so
 */
export function specimenMetadata(name: SpecimenKey): Metadata {
  return { words: (t) => t(`specimens:${name}.meta`, { returnObjects: true }), noIndex: true };
}
