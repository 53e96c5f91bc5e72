/**
 * Pairs a fact of `content/` with its words, which stand in an object under the fact's key.
 *
 * @param words an object from a word file, read with `returnObjects`
 * @param key names the entry wanted
 * @returns that entry
 * @throws Error when there is no such entry
 */
export function wordsFor<Entry>(words: Readonly<Record<string, Entry>>, key: string): Entry {
  const entry = words[key];
  if (entry === undefined) {
    const known = Object.keys(words).join(', ');
    throw new Error(`No words stand under "${key}" (there are: ${known}). Add them, or correct the key.`);
  }
  return entry;
}
