/**
 * Advice on a name that is not there.
 *
 * @param name what was written
 * @param candidates what could have been written
 * @param otherwise what to say when none of them was probably meant
 * @returns a question that names the closest candidate, when no more than a third of the name differs
 */
export function didYouMean(name: string, candidates: Iterable<string>, otherwise: string): string {
  let closest: string | undefined;
  let smallest = Math.floor(name.length / 3) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - name.length) >= smallest) continue;
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < smallest) [closest, smallest] = [candidate, distance];
  }
  return closest === undefined ? otherwise : `Did you mean "${closest}"?`;
}

/** How many characters to add, remove, replace or swap with their neighbour (optimal string alignment). */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      const isSwap = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swapped = isSwap ? (before[j - 1] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
