import { serviceNode } from '../../content/serviceNode.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

/** The services of `services.json`: the words list them in this group. */
type ServiceKey = keyof Resources['engagement']['before']['items'];

/**
 * @param service its key, which is also the name of its file of words
 * @returns the metadata of its page
 */
export function serviceMetadata(service: ServiceKey): Metadata {
  return {
    words: (t) => t(`${service}:meta`, { returnObjects: true }),
    structuredData: (t, _parameters, { url }) => [serviceNode({ url, name: t(`common:pages.${service}`) })],
  };
}
