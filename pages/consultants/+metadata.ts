import { consultants } from '../../content/consultants.ts';
import { entryOf } from '../../content/entryOf.ts';
import { itemListNode } from '../../content/schemaOrgNodes.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('consultants:meta', { returnObjects: true }),
  structuredData: (t, _parameters, { url }) => {
    const texts = t('consultants:profiles.items', { returnObjects: true });
    return itemListNode({
      url,
      name: t('consultants:profiles.title'),
      // Structured data contain no examples (decision 015).
      items: consultants
        .filter(({ source }) => source !== 'example')
        .map(({ key }) => ({ key, title: entryOf(texts, key, 'consultants.json: profiles.items').title })),
    });
  },
};
