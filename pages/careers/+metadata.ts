import { jobPostingNodes } from '../../renderer/head/jobPostingNodes.ts';
import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('careers:meta', { returnObjects: true }),
  structuredDataType: 'Organization',
  structuredData: jobPostingNodes,
};
