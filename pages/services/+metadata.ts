import type { Metadata } from '../../renderer/head/metadata.ts';
import { serviceNode } from '../../renderer/head/serviceNode.ts';
import { domainCards } from './domainCards.ts';

export const metadata: Metadata = {
  words: (t) => t('expertise:meta', { returnObjects: true }),
  structuredDataType: 'Organization',
  structuredData: (t, _parameters, { url }) => [
    {
      ...serviceNode({ url, name: t('common:pages.offer'), description: t('expertise:meta.description') }),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: t('expertise:domains.title'),
        itemListElement: domainCards.map(({ key }) => ({
          '@type': 'Service',
          name: t(`domains:${key}.title`),
        })),
      },
    },
  ],
};
