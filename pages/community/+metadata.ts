import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('community:meta', { returnObjects: true }),
  hasForm: true,
};
