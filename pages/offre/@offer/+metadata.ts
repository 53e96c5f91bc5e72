import { serviceNode } from '../../../content/serviceNode.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import type { OfferKey } from './offerParts.ts';

const keyOf = (parameters: Record<string, string>) => parameters.offer as OfferKey;

export const metadata: Metadata = {
  words: (t, parameters) => t(`offre:${keyOf(parameters)}.meta`, { returnObjects: true }),
  structuredData: (t, parameters, { url }) => [
    serviceNode({
      url,
      // The title of the page is a sentence, so the breadcrumb has a name of its own.
      name: t(`common:breadcrumb.${keyOf(parameters)}`),
    }),
  ],
};
