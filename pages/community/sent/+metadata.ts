import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('community:native.meta', { returnObjects: true }),
  // A confirmation is of no use in search results.
  noIndex: () => true,
};
