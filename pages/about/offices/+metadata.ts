import { officeNodes } from '../../../components/sections/offices/officeNodes.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('offices:meta', { returnObjects: true }),
  structuredData: officeNodes,
};
