import { people } from '../../content/people.ts';
import type { Metadata } from '../../renderer/document/head/metadata.ts';
import { metadata as inherited } from '../+metadata.ts';
import { personNodes } from './personNodes.ts';

export const metadata: Metadata = {
  ...inherited,
  // Pages such as `/about/methodologies` inherit this metadata, but present no people.
  structuredData: (t, _parameters, { canonicalPath }) =>
    canonicalPath === '/about' ? personNodes(t, people) : [],
};
