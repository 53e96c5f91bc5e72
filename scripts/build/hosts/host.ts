import type { SiteRules } from './siteRules.ts';

/** One way to publish the site: what a host gets besides the pages. */
export interface Host {
  /** Whether it serves the `.br` and `.gz` files; the others compress by themselves. */
  servesCompressed: boolean;
  /** Where the site stands in what it gets; absent where that is the site itself. */
  siteFolder?: string;
  /** Its own files, by their paths. @throws Error when the rules are more than the host takes */
  files: (rules: SiteRules, hostname: string) => Record<string, string>;
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
