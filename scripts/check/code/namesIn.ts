/**
 * @param texts files of code
 * @returns all names that they speak of: a placeholder that none of them names is given no value
 */
export function namesIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(/[A-Za-z_]\w*/g) ?? []));
}
