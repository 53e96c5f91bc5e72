export interface RedirectRule {
  source: string;
  destination: string;
  status: 200 | 301 | 302 | 308;
}

/** What a rule says of one request: the address that answers, and whether the browser is told. */
export interface Redirect {
  location: string;
  status: RedirectRule['status'];
}

const statuses = [200, 301, 302, 308] as const;

/**
 * Reads a `_redirects` file: `source destination [status]`, `#` for comments, one `*` at the end of a source, whose text
 * `:splat` stands for in the destination. That is what this site uses of the format (Cloudflare Pages, "Redirects";
 * Netlify, "Redirects and rewrites").
 *
 * @param text the file
 * @returns its rules, in their order
 * @throws Error that names the line of a rule it does not know how to follow
 */
export function parseRedirects(text: string): RedirectRule[] {
  return text.split('\n').flatMap((line, index) => {
    const [source, destination, code = '302', ...rest] = line
      .replace(/(?:^|\s)#.*$/, '')
      .trim()
      .split(/\s+/);
    if (!source) return [];
    const status = statuses.find((known) => String(known) === code);
    if (!destination || !status || rest.length > 0 || !/^\/[^*:]*\*?$/.test(source)) {
      throw new Error(
        `_redirects:${index + 1}  "${line}" is not a rule. Write "/from /to 301"; the status may be ${statuses.join(', ')}, and the source may end in *.`,
      );
    }
    return [{ source, destination, status }];
  });
}

/**
 * @param rules the rules in their order: the first that matches is followed, and no other after it
 * @param pathname the path asked for
 * @returns where it leads; nothing where no rule speaks of it
 */
export function redirectFor(rules: readonly RedirectRule[], pathname: string): Redirect | undefined {
  for (const { source, destination, status } of rules) {
    const stem = source.replace(/\*$/, '');
    const matches = stem === source ? pathname === source : pathname.startsWith(stem);
    if (matches) return { location: destination.replace(':splat', pathname.slice(stem.length)), status };
  }
  return undefined;
}
