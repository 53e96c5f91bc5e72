import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('shop:workshop.meta', { returnObjects: true }),
};
