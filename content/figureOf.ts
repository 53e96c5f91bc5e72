/**
 * @param figures one list of `figures.json`
 * @param id names the figure wanted
 * @returns its value, in the unit that the list gives
 * @throws Error when the list has no such figure
 */
export function figureOf(figures: readonly { id: string; value: number }[], id: string): number {
  const figure = figures.find((candidate) => candidate.id === id);
  if (!figure) {
    const known = figures.map((each) => each.id).join(', ');
    throw new Error(
      `content/figures.json: no figure "${id}" (there are: ${known}). Add it, or correct its id.`,
    );
  }
  return figure.value;
}
