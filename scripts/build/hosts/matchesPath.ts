/**
 * @param source a path; a `*` at its end stands for anything
 * @param pathname the path asked for
 * @returns whether the rule of that source speaks of the path
 */
export function matchesPath(source: string, pathname: string): boolean {
  return source.endsWith('*') ? pathname.startsWith(source.slice(0, -1)) : pathname === source;
}
