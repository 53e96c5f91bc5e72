import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('contact:sent.meta', { returnObjects: true }),
  // A confirmation is of no use in search results.
  noIndex: () => true,
};
