/**
 * @param names class lists; what is false or missing is left out
 * @returns one class list
 */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
