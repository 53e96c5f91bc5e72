import { serviceNode } from '../../../content/schemaOrgNodes.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import type { OfferKey } from './offerKey.ts';

/** Pages are built for the offers of `domains.json` alone, and `npm run check` holds that each has words. */
const keyOf = (parameters: Record<string, string>) => parameters.offer as OfferKey;

export const metadata: Metadata = {
  texts: (t, parameters) => t(`offre:${keyOf(parameters)}.meta`, { returnObjects: true }),
  structuredData: (t, parameters, { url }) => [
    serviceNode({
      url,
      // The page's title is a sentence: the offer is named as in the breadcrumb.
      name: t(`common:breadcrumb.${keyOf(parameters)}`),
    }),
  ],
};
