/** The minimum and maximum lengths of a page's title and description, in characters. Search engines cut longer texts. */
export const headLimits = { title: { min: 1, max: 60 }, description: { min: 50, max: 160 } } as const;

/** @returns a title such as `Careers | Example`. A title that is too long for search engines loses the company's name. */
export function fittingTitle(title: string, companyName: string): string {
  const ending = ` | ${companyName}`;
  const isTooLong = [...title].length > headLimits.title.max;
  return isTooLong && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** @returns the text, or its first whole words and "…" if it has more than `max` characters */
export function shortened(text: string, max: number): string {
  if ([...text].length <= max) {
    return text;
  }
  const cut = [...text].slice(0, max).join('');
  // The last word may be incomplete, so it is removed. A single word longer than `max` is cut, with room for the "…".
  return `${cut
    .replace(/\s+\S*$/, '')
    .slice(0, max - 1)
    .replace(/[\s.,:;!?–—-]+$/u, '')}…`;
}
