import type { Metadata } from '../../renderer/head/metadata.ts';

export const metadata: Metadata = {
  words: (t, { section }) =>
    t(`notFound:${section === 'site' ? 'site' : 'domain'}.meta`, { returnObjects: true }),
  crumb: (t, { section }) => t(`notFound:${section === 'site' ? 'site' : 'domain'}.title`),
  // While editing, the page stands at addresses whose segments have no label.
  crumbPath: ({ section }) => (section === 'site' ? '/404' : `/${section}/404`),
  structuredDataType: 'Organization',
  noIndex: true,
  isError: true,
};
