import type { Metadata } from '../../../../renderer/document/head/metadata.ts';

export const metadata: Metadata = {
  words: (t) => t('specimens:testPlan.meta', { returnObjects: true }),
  // A search result, or an answer of the chat, would show the invented dates and risks without the stamp that says so.
  noIndex: true,
};
