import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('shop:home.meta', { returnObjects: true }),
};
