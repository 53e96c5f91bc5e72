import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('contact:sent.meta', { returnObjects: true }),
  // Search engines have no use for a confirmation.
  noIndex: () => true,
};
