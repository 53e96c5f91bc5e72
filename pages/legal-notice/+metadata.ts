import type { Metadata } from '../../renderer/head/metadata.ts';
import { languageOfNotice } from './languageOfNotice.ts';

export const metadata: Metadata = {
  words: (t) => t('legalNotice:meta', { returnObjects: true }),
  writtenIn: languageOfNotice,
};
