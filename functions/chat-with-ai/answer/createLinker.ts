import { languageAndPathOf, urlOf } from '../../../locales/languages.ts';
import type { Links } from '../chatRequest.ts';
import type { KnownPage } from '../knowledge.ts';
import { withoutFragment } from './createTopics.ts';
import { linkTo } from './factValues.ts';
import type { ChatLanguage } from './stemsOf.ts';

/** The pages that a request may name by another address of theirs. */
const pageOfRole: Record<keyof Links, string> = {
  expertise: '/services',
  methodologies: '/about/methodologies',
  caseStudies: '/case-studies',
  offices: '/about/offices',
  contact: '/contact',
  community: '/community',
};

/**
 * @param pages the pages that exist
 * @param language the visitor's language
 * @param links the addresses that the visitor's page has for some of them
 * @returns a function from addresses to links, one per page, without those that do not exist
 */
export function createLinker(
  pages: readonly KnownPage[],
  language: ChatLanguage,
  links: Links,
): (addresses: readonly string[]) => string[] {
  const preferred = new Map(
    Object.entries(pageOfRole).flatMap(([role, path]) => {
      const given = links[role as keyof Links];
      return given ? [[urlOf(language, path), urlOf(language, languageAndPathOf(given).path)] as const] : [];
    }),
  );

  return (addresses) => {
    const seen = new Set<string>();
    return addresses.flatMap((address) => {
      const path = withoutFragment(address);
      const page = pages.find((each) => each.path === path);
      if (!page || seen.has(path)) return [];
      seen.add(path);
      return linkTo(page.label, address === path ? (preferred.get(path) ?? path) : address);
    });
  };
}
