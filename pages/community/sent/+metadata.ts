import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('community:native.meta', { returnObjects: true }),
  // Search engines have no use for a confirmation.
  noIndex: () => true,
};
