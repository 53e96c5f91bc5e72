import type { KnownPage } from '../knowledge.ts';
import { withoutFragment } from './createTopics.ts';
import { linkTo } from './factValues.ts';

/**
 * @param pages the pages that exist
 * @returns a function from addresses to links, one per page, without those that do not exist
 */
export function createLinker(pages: readonly KnownPage[]): (addresses: readonly string[]) => string[] {
  return (addresses) => {
    const seen = new Set<string>();
    return addresses.flatMap((address) => {
      const path = withoutFragment(address);
      const page = pages.find((each) => each.path === path);
      if (!page || seen.has(path)) return [];
      seen.add(path);
      return linkTo(page.label, address);
    });
  };
}
