/** The minimum and maximum lengths of a page's title and description, in characters. Search engines cut longer ones. */
export const headLimits = { title: { least: 1, most: 60 }, description: { least: 50, most: 160 } } as const;

/** @returns a title such as `Careers | Example`, without the company's name if it is too long for search engines */
export function fittingTitle(title: string, companyName: string): string {
  const ending = ` | ${companyName}`;
  const isTooLong = [...title].length > headLimits.title.most;
  return isTooLong && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** @returns the text, or its first whole words and "…" where it has more than `most` characters */
export function shortened(text: string, most: number): string {
  if ([...text].length <= most) {
    return text;
  }
  const cut = [...text].slice(0, most).join('');
  // The last word may be incomplete, so it is removed. A single word longer than `most` is cut, with room for the "…".
  return `${cut
    .replace(/\s+\S*$/, '')
    .slice(0, most - 1)
    .replace(/[\s.,:;!?–—-]+$/u, '')}…`;
}
