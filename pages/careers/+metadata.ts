import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('careers:meta', { returnObjects: true }),
};
