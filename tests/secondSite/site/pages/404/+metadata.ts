import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('shop:missing.meta', { returnObjects: true }),
  noIndex: true,
  isError: true,
};
