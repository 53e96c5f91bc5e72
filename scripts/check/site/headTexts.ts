import { ofPage } from './ofPage.ts';
import { canonicalOf, type SitePage } from './sitePage.ts';

/** What search engines show without cutting, in characters. */
const limits = { title: [1, 60], description: [50, 160] } as const;

/**
 * Titles and descriptions that are missing, out of range, or those of another page. Other addresses of one page share its own,
 * and pages that are not indexed, such as those of a 404, may share theirs.
 *
 * @returns a message for each fault
 */
export function headTextFaults(pages: readonly SitePage[]): string[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = headTextsOf(page)[name];
      const length = [...text].length;
      const [least, most] = limits[name];
      const isOwn = canonicalOf(page) === page.url;
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

const headTextsOf = ofPage('headTextsOf', ({ root }) => ({
  title: root.querySelector('head > title')?.text.trim() ?? '',
  description: root.querySelector('meta[name=description]')?.getAttribute('content')?.trim() ?? '',
}));
