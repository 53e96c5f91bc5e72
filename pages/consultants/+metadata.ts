import { consultants } from '../../content/consultants.ts';
import { entryOf } from '../../content/entryOf.ts';
import { itemListNode } from '../../content/itemListNode.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('consultants:meta', { returnObjects: true }),
  structuredData: (t, _parameters, { url }) => {
    const words = t('consultants:profiles.items', { returnObjects: true });
    // Search engines are told of no example.
    const items = consultants.filter(({ source }) => source !== 'example');
    return itemListNode({
      url,
      name: t('consultants:profiles.title'),
      items: items.map(({ key }) => ({
        key,
        title: entryOf(words, key, 'consultants.json: profiles.items').title,
      })),
    });
  },
};
