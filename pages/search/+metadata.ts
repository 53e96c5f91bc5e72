import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('search:meta', { returnObjects: true }),
  noIndex: () => true,
};
