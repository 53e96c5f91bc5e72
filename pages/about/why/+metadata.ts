import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('about:whyMeta', { returnObjects: true }),
};
