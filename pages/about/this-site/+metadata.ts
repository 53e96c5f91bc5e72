import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('thisSite:meta', { returnObjects: true }),
};
