import { company } from '../../../content/company.ts';
import { headLimits } from '../../../content/headLimits.ts';
import { isCanonical } from '../../../renderer/document/page/builtPage.ts';
import type { Site } from '../../pageSummary.ts';
import { formatProblems, type Problem } from '../problem.ts';
import { brokenLinks } from './links.ts';
import { problemWithText } from './textLocations.ts';

/** Finds titles and descriptions that are too long, too short, or the same on two indexed pages. */
export function headTextProblems({ pages }: Site): Problem[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = page.head[name].trim();
      const length = [...text].length;
      const { min, max } = headLimits[name];
      // The description of an article may be the beginning of its text, and two articles may begin alike.
      const isArticle = page.graph.some((node) => node['@type'] === 'BlogPosting');
      const mustBeUnique = isCanonical(page) && !(isArticle && name === 'description');
      const other = mustBeUnique ? seen.get(text) : undefined;
      if (mustBeUnique && !other) {
        seen.set(text, page.url);
      }
      const messages = [
        (length < min || length > max) &&
          `has a ${name} of ${length} characters; ${min} to ${max} are shown.`,
        other && `has the ${name} of ${other}: "${text}". Say what only this page has.`,
      ];
      return messages.flatMap((message) => (message ? problemWithText(page, text, message) : []));
    });
  });
}

/** Throws if built pages have problems. Each is reported at the file and line that contain the text or link. */
export function assertValidSite(site: Site): void {
  const problems = [...headTextProblems(site), ...brokenLinks(site, company.origin)];
  if (problems.length > 0) {
    throw new Error(
      `${formatProblems(problems)}\n\nThe site that was served before stays: put this right in what the pages show.`,
    );
  }
}
