/**
 * The fragment of a heading: its words without accents, in small letters, joined by hyphens.
 *
 * @param title the heading's text
 * @param taken the ids of the document so far; the answer is added
 * @returns an id that no other heading of the document has
 */
export function headingId(title: string, taken: Set<string>): string {
  const words = title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  const base = words?.join('-') ?? 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
  taken.add(id);
  return id;
}
