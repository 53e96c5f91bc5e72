import { isCanonical } from '../../../renderer/page/isCanonical.ts';
import type { Site } from './pageFacts.ts';

/** What search engines show without cutting, in characters. */
const limits = { title: [1, 60], description: [50, 160] } as const;

/**
 * Titles and descriptions that are missing, out of range, or those of another page. Other addresses of one page share its own,
 * and pages that are not indexed, such as those of a 404, may share theirs.
 *
 * @returns a message for each fault
 */
export function headTextFaults({ pages }: Site): string[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = page.head[name].trim();
      const length = [...text].length;
      const [least, most] = limits[name];
      const isOwn = isCanonical(page);
      const other = isOwn ? seen.get(text) : undefined;
      if (isOwn && !other) seen.set(text, page.url);
      return [
        ...(length < least || length > most
          ? [`${page.url}  has a ${name} of ${length} characters; ${least} to ${most} are shown.`]
          : []),
        ...(other
          ? [`${page.url}  has the ${name} of ${other}: "${text}". Say what only this page has.`]
          : []),
      ];
    });
  });
}
