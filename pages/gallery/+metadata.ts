import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('gallery:meta', { returnObjects: true }),
  noIndex: true,
};
