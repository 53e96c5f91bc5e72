import { documentAt } from './builtSite.ts';

/** @returns the parsed document of the built site at that address */
export const pageAt = (url: string) => documentAt(url).root;
