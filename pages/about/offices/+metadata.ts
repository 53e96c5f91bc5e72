import type { Metadata } from '../../../renderer/head/metadata.ts';
import { officeNodes } from '../../../renderer/head/officeNodes.ts';

export const metadata: Metadata = {
  words: (t) => t('offices:meta', { returnObjects: true }),
  structuredDataType: 'Organization',
  structuredData: officeNodes,
};
