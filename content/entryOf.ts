/**
 * Finds an entry of content or translations by its key.
 *
 * @param location the file that contains the entries, for the error message
 * @param name if `entries` is a list: the property that contains the key
 * @throws Error if no entry has the key; its message lists the keys that exist
 */
export function entryOf<Entry extends { readonly [name in Name]: string }, Name extends string = 'key'>(
  entries: readonly Entry[],
  key: string,
  location: string,
  name?: Name,
): Entry;
export function entryOf<Entry>(
  entries: Readonly<Record<string, Entry>>,
  key: string,
  location: string,
): Entry;
export function entryOf(
  entries: readonly Record<string, unknown>[] | Readonly<Record<string, unknown>>,
  key: string,
  location: string,
  name = 'key',
): unknown {
  const named = Array.isArray(entries)
    ? entries.map((entry) => [entry[name], entry] as const)
    : Object.entries(entries);
  const found = named.find(([each]) => each === key);
  if (!found) {
    const known = named.map(([each]) => each).join(', ');
    throw new Error(`${location} has no "${key}" (there are: ${known}). Add it, or correct the ${name}.`);
  }
  return found[1];
}
