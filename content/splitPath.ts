/**
 * @param pathname an absolute path, such as `/en/careers`
 * @param codes the languages that may stand first in it
 * @returns the one that does, and the path without it, such as `en` and `/careers`
 */
export function splitPath<Code extends string>(
  pathname: string,
  codes: readonly Code[],
): { code: Code | undefined; path: string } {
  const first = pathname.split('/')[1];
  const code = codes.find((each) => each === first);
  return { code, path: code ? pathname.slice(code.length + 1) || '/' : pathname };
}
