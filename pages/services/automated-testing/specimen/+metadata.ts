import type { Metadata } from '../../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('specimens:testReport.meta', { returnObjects: true }),
  // A search result, or an answer of the chat, would show the invented figures without the stamp that says so.
  noIndex: true,
};
