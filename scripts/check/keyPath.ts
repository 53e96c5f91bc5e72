/** Names and places, from the root of a JSON file to a value. */
export type Path = readonly (string | number)[];

/**
 * @param path names and, in lists, places from 0
 * @returns the path as code writes it: `positions.items[2].title`
 */
export function keyPath(path: Path): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : index === 0 ? step : `.${step}`))
    .join('');
}
