import type { SitePage } from './sitePage.ts';

/**
 * A page has one `h1`, and a heading is at most one level deeper than the one before (WCAG 2.2 1.3.1, technique G141).
 *
 * @returns a message for each fault
 */
export function headingFaults({ url, root }: SitePage): string[] {
  const headings = root.querySelectorAll('h1,h2,h3,h4,h5,h6').map((element) => ({
    level: Number(element.tagName.slice(1)),
    text: element.text.trim(),
  }));
  const faults: string[] = [];
  const first = headings.filter(({ level }) => level === 1).length;
  if (first !== 1) faults.push(`${url}  has ${first} h1. A page has one.`);
  // What stands before the h1, such as a menu's heading, is outside of the page's own outline.
  const outline = headings.slice(headings.findIndex(({ level }) => level === 1));
  for (const [index, { level, text }] of outline.entries()) {
    const before = outline[index - 1];
    if (!text) faults.push(`${url}  has an empty h${level}.`);
    if (before && level > before.level + 1) {
      faults.push(
        `${url}  goes from h${before.level} "${before.text}" to h${level} "${text}". Make it h${before.level + 1}.`,
      );
    }
  }
  return faults;
}
