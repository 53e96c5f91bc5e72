import { serviceNode } from '../../content/serviceNode.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

/**
 * @param service by its key in `services.json`
 * @returns the metadata of its page
 */
export function serviceMetadata(service: keyof Resources['engagement']['before']['items']): Metadata {
  return {
    words: (t) => t(`${service}:meta`, { returnObjects: true }),
    structuredData: (t, _parameters, { url }) => [serviceNode({ url, name: t(`common:pages.${service}`) })],
  };
}
