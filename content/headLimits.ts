/** The lengths of a page's title and description that search engines show without cutting them, in characters. */
export const headLimits = { title: { least: 1, most: 60 }, description: { least: 50, most: 160 } } as const;

/** @returns a title, `Careers | Example`, without the company's name where both are more than search engines show */
export function fittingTitle(title: string, companyName: string): string {
  const ending = ` | ${companyName}`;
  const isTooLong = [...title].length > headLimits.title.most;
  return isTooLong && title.endsWith(ending) ? title.slice(0, -ending.length) : title;
}

/** @returns the text; where it has more than `most` characters, its first whole words and "…" */
export function shortened(text: string, most: number): string {
  if ([...text].length <= most) {
    return text;
  }
  const cut = [...text].slice(0, most).join('');
  // The last word may be cut, so it goes; a word that is longer than all is cut to leave room for the "…".
  return `${cut
    .replace(/\s+\S*$/, '')
    .slice(0, most - 1)
    .replace(/[\s.,:;!?–—-]+$/u, '')}…`;
}
