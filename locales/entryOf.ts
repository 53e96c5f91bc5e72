/**
 * Pairs a fact of `content/` with its words, which are lists of entries named by `key`.
 *
 * @param entries a list from a word file
 * @param key names the entry wanted
 * @returns that entry
 * @throws Error when the list has no such entry
 */
export function entryOf<Entry extends { key: string }>(entries: readonly Entry[], key: string): Entry {
  const entry = entries.find((candidate) => candidate.key === key);
  if (!entry) {
    const known = entries.map((each) => each.key).join(', ');
    throw new Error(`No words have the key "${key}" (there are: ${known}). Add them, or correct the key.`);
  }
  return entry;
}
