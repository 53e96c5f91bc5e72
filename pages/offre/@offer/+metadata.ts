import { serviceNode } from '../../../content/schemaOrgNodes.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import type { OfferKey } from './offerKey.ts';

/** The cast is safe: pages are built only for the offers of `domains.json`, and `npm run check` requires translations for each offer. */
const keyOf = (parameters: Record<string, string>) => parameters.offer as OfferKey;

export const metadata: Metadata = {
  texts: (t, parameters) => t(`offre:${keyOf(parameters)}.meta`, { returnObjects: true }),
  structuredData: (t, parameters, { url }) => [
    serviceNode({
      url,
      // The breadcrumb's name is used, because the page's title is a sentence.
      name: t(`common:breadcrumb.${keyOf(parameters)}`),
    }),
  ],
};
