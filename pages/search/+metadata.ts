import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('search:meta', { returnObjects: true }),
  // The page only lists and links what other pages describe (`catalogue.ts`).
  noIndex: () => true,
};
