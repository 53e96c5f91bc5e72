/** @returns a number with what it counts: `1 text`, `2 texts`, `3 entries` */
export function count(number: number, singular: string, plural = `${singular}s`): string {
  return `${number} ${number === 1 ? singular : plural}`;
}
