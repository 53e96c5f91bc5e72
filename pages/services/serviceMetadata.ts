import type { ServiceKey } from '../../components/sections/services/ServiceTerms.tsx';
import { serviceNode } from '../../content/serviceNode.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

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
