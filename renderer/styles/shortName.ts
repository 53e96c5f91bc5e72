/** The name of a class or a custom property by its place: a, b, … z, aa, ab, …: no name of the stylesheet is that short. */
export function shortName(index: number): string {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? shortName(rest - 1) : '') + String.fromCharCode(97 + (index % 26));
}
