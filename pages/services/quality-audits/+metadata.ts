import { serviceNode } from '../../../content/serviceNode.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('qualityAudits:meta', { returnObjects: true }),
  structuredData: (t, _parameters, { url }) => [
    serviceNode({
      url,
      name: t('common:pages.qualityAudits'),
    }),
  ],
};
