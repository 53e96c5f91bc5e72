import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t, { section }) =>
    t(`notFound:${section === 'site' ? 'site' : 'domain'}.meta`, { returnObjects: true }),
  structuredDataType: 'Organization',
  noIndex: true,
  isError: true,
};
