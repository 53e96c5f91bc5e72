import { foldText } from '../i18n/foldText.ts';

/**
 * The fragment of a heading: its words without accents, in small letters, joined by hyphens. Letters that are not Latin would
 * stand in the address as long codes: a heading that has no others gets a number.
 *
 * @param title the heading's text
 * @param taken the ids of the document so far; the answer is added
 * @returns an id that no other heading of the document has
 */
export function headingId(title: string, taken: Set<string>): string {
  const words = foldText(title).match(/[a-z\d]+/g);
  const base = words?.join('-') ?? 'section';
  let id = base;
  for (let count = 2; taken.has(id); count += 1) {
    id = `${base}-${count}`;
  }
  taken.add(id);
  return id;
}
