import type { Metadata } from '../../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('contact:sent.meta', { returnObjects: true }),
  noIndex: true,
};
