import { people } from '../../content/people.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { personNodes } from './personNodes.ts';

export const metadata: Metadata = {
  words: (t) => t('about:meta', { returnObjects: true }),
  structuredData: (t) => personNodes(t, people),
};
