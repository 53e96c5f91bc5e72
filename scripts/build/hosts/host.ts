import type { SiteRules } from './siteRules.ts';

/** One way to publish the site: what a host gets besides the pages. */
export interface Host {
  /** Whether it serves the `.br` and `.gz` files; the others compress by themselves. */
  servesCompressed: boolean;
  /** Where the site stands in what it gets; absent where that is the site itself. */
  siteFolder?: string;
  /**
   * @param rules what the host must do
   * @param hostname the name that the site is known by
   * @returns its own files, by their paths
   * @throws Error when the rules are more than the host takes
   */
  files: (rules: SiteRules, hostname: string) => Record<string, string>;
}
