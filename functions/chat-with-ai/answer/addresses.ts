import type { Passage } from '../knowledge.ts';

/** @returns an address without its query and its fragment */
export function pagePathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}

/** @returns the address of a passage on a page, with its section where it has one */
export function passageAddress(path: string, { section }: Passage): string {
  return section ? `${path}#${section}` : path;
}
