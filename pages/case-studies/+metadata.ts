import { caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../content/entryOf.ts';
import { itemListNode } from '../../content/schemaOrgNodes.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('caseStudies:meta', { returnObjects: true }),
  structuredData: (t, _parameters, { url }) => {
    const texts = t('caseStudies:cases.items', { returnObjects: true });
    return itemListNode({
      url,
      name: t('caseStudies:cases.title'),
      // Structured data contain no examples (decision 015).
      items: caseStudies
        .filter(({ source }) => source !== 'example')
        .map(({ key }) => ({ key, title: entryOf(texts, key, 'caseStudies.json: cases.items').title })),
    });
  },
};
