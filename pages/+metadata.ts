import type { Metadata } from '../renderer/document/head/metadata.ts';
import { textsOfFolder } from './textsOfFolder.ts';

/** The metadata of each page, but for those that say more in a `+metadata.ts` of their own, which the pages below them inherit. */
export const metadata: Metadata = { texts: textsOfFolder };
