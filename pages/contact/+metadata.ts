import type { Metadata } from '../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  texts: (t) => t('contact:meta', { returnObjects: true }),
  structuredDataType: 'ContactPage',
  hasForm: true,
};
