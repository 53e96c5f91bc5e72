import type { Metadata } from '../renderer/document/head/metadata.ts';
import { wordsOfFolder } from './wordsOfFolder.ts';

/** The metadata of each page, but for those that say more in a `+metadata.ts` of their own, which the pages below them inherit. */
export const metadata: Metadata = { words: wordsOfFolder };
