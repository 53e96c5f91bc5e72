import { people } from '../../content/people.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { wordsOfFolder } from '../wordsOfFolder.ts';
import { personNodes } from './personNodes.ts';

export const metadata: Metadata = {
  words: wordsOfFolder,
  structuredData: (t, _parameters, { canonicalPath }) =>
    canonicalPath === '/about' ? personNodes(t, people) : [],
};
