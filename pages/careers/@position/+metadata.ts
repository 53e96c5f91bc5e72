import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import { positionAt } from '../../../renderer/facts/openPositions.ts';
import { jobPosting } from './jobPosting.ts';
import { positionTitle, positionWords } from './positionWords.ts';

export const metadata: Metadata = {
  words: (t, { position = '' }) => positionWords(t, positionAt(position)).meta,
  structuredData: (t, { position = '' }, { url }) => jobPosting(t, positionAt(position), url),
  crumb: (t, { position = '' }) => positionTitle(t, positionAt(position)),
};
