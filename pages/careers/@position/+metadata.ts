import { positionAt } from '../../../renderer/content/openPositions.ts';
import type { Metadata } from '../../../renderer/document/head/metadata.ts';
import { jobPosting } from './jobPosting.ts';
import { positionTexts, positionTitle } from './positionTexts.ts';

export const metadata: Metadata = {
  texts: (t, { position = '' }) => positionTexts(t, positionAt(position)).meta,
  structuredData: (t, { position = '' }, { url }) => jobPosting(t, positionAt(position), url),
  crumb: (t, { position = '' }) => positionTitle(t, positionAt(position)),
};
