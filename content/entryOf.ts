/** The one look-up, of a fact or of its words by key. The error names what there is at `place`; `name` is what a list calls its key. */
export function entryOf<Entry extends { readonly [name in Name]: string }, Name extends string = 'key'>(
  entries: readonly Entry[],
  key: string,
  place: string,
  name?: Name,
): Entry;
export function entryOf<Entry>(entries: Readonly<Record<string, Entry>>, key: string, place: string): Entry;
export function entryOf(
  entries: readonly Record<string, unknown>[] | Readonly<Record<string, unknown>>,
  key: string,
  place: string,
  name = 'key',
): unknown {
  const named = Array.isArray(entries)
    ? entries.map((entry) => [entry[name], entry] as const)
    : Object.entries(entries);
  const found = named.find(([each]) => each === key);
  if (!found) {
    const known = named.map(([each]) => each).join(', ');
    throw new Error(`${place} has no "${key}" (there are: ${known}). Add it, or correct the ${name}.`);
  }
  return found[1];
}
