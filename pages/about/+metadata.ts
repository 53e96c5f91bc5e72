import { people } from '../../content/people.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { textsOfFolder } from '../textsOfFolder.ts';
import { personNodes } from './personNodes.ts';

export const metadata: Metadata = {
  texts: textsOfFolder,
  structuredData: (t, _parameters, { canonicalPath }) =>
    canonicalPath === '/about' ? personNodes(t, people) : [],
};
