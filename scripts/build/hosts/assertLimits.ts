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
