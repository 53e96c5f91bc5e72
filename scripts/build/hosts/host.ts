import type { HeaderRule, SiteRules } from './siteRules.ts';

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

/**
 * Regular expressions over an address as it was sent, query included; PCRE, RE2 and JavaScript read them alike.
 *
 * `badPath` has control characters, encoded slashes or backslashes: what some programs decode into a path, and some browsers into
 * another host. It is meant without regard to case.
 */
export const badPath = String.raw`^[^?]*(?:%(?:[01]|2f|5c|7f)|\x5c)`;

/** The home page under its file's name; `$1` is the query. */
export const indexPath = String.raw`^/index(?:\.html)?/?(\?.*)?$`;

/** Another page under its file's name, or with a slash at the end; `$1` is its address, `$2` the query. */
export const cleanPath = String.raw`^(/[^?]*?)(?:/+|\.html)(\?.*)?$`;

/**
 * The `_headers` of Cloudflare Pages and Netlify. Both join what two rules say of one header, so what all files get is left to
 * them where a later rule differs: `Cache-Control`, whose default is ours on both.
 *
 * @param rules the headers in their order
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const covers = (path: string, other: string) => path.endsWith('*') && other.startsWith(path.slice(0, -1));
  const isSetLater = (index: number, path: string, name: string) =>
    rules.slice(index + 1).some((later) => name in later.headers && covers(path, later.path));
  return rules
    .flatMap(({ path, headers }, index) => [
      path,
      ...Object.entries(headers)
        .filter(([name]) => !isSetLater(index, path, name))
        .map(([name, value]) => `  ${name}: ${value}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
