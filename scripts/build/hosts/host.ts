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

/**
 * @param host its name, as people know it
 * @param limits what is counted, how much there is, and how much the host takes
 * @throws Error that names each count over its limit
 */
export function assertLimits(
  host: string,
  limits: readonly [what: string, count: number, most: number][],
): void {
  const over = limits.filter(([, count, most]) => count > most);
  if (over.length === 0) return;
  const reasons = over.map(([what, count, most]) => `${count} ${what}, and takes ${most} at most`);
  throw new Error(`${host} would get ${reasons.join('; ')}. See scripts/build/hosts/siteRules.ts.`);
}
