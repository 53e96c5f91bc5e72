import type { Metadata } from '../renderer/document/head/metadata.ts';
import { textsOfFolder } from './textsOfFolder.ts';

/** The default metadata of pages. A `+metadata.ts` in a page's folder replaces it for this page and the pages below. */
export const metadata: Metadata = { texts: textsOfFolder };
