import type { Metadata } from '../../../renderer/document/head/metadata.ts';

/** The page to which the browser goes after it has submitted the form without script. Search engines have no use for it. */
export const metadata: Metadata = {
  words: (t) => t('contact:sent.meta', { returnObjects: true }),
  noIndex: true,
};
