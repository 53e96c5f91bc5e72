import { company } from '../../../content/company.ts';
import { headLimits } from '../../../content/headLimits.ts';
import { type BuiltPage, isCanonical } from '../../../renderer/document/page/builtPage.ts';
import { elementsIn, propertyOf } from '../../../renderer/document/page/tree.ts';
import type { Site } from '../../pageFacts.ts';
import { readArticleFiles } from '../articles.ts';
import { filesOf, readFacts } from '../files.ts';
import { formatProblems, type Problem } from '../problem.ts';
import { brokenArticles, brokenLinks, redirectedPages, writtenPaths } from './links.ts';
import { problemOnPage, problemWithText } from './writtenPlaces.ts';

/** @returns a problem for each id that a page has twice: a link, a label or a script would find the wrong element (HTML standard, "The id attribute") */
export function repeatedIds(page: BuiltPage): Problem[] {
  const seen = new Set<string>();
  return [...elementsIn(page.tree)].flatMap((element) => {
    const id = propertyOf(element, 'id');
    if (!id || !seen.has(id)) {
      seen.add(id ?? '');
      return [];
    }
    return problemOnPage(page, `has the id "${id}" twice. Give the second element another one.`);
  });
}

/**
 * Finds titles and descriptions that are missing, out of range, or those of another page. Only pages that search engines index, under
 * their canonical addresses, must have texts of their own.
 */
export function headTextProblems({ pages }: Site): Problem[] {
  return (['title', 'description'] as const).flatMap((name) => {
    const seen = new Map<string, string>();
    return pages.flatMap((page) => {
      const text = page.head[name].trim();
      const length = [...text].length;
      const { least, most } = headLimits[name];
      // Articles may begin alike.
      const isArticle = page.graph.some((node) => node['@type'] === 'BlogPosting');
      const isOwn = isCanonical(page) && !(isArticle && name === 'description');
      const other = isOwn ? seen.get(text) : undefined;
      if (isOwn && !other) {
        seen.set(text, page.url);
      }
      const messages = [
        (length < least || length > most) &&
          `has a ${name} of ${length} characters; ${least} to ${most} are shown.`,
        other && `has the ${name} of ${other}: "${text}". Say what only this page has.`,
      ];
      return messages.flatMap((message) => (message ? problemWithText(page, text, message) : []));
    });
  });
}

/** @returns the problems that only a comparison of pages shows, each where it is written: in words, facts, articles or code */
export async function siteProblems(site: Site): Promise<Problem[]> {
  const files = filesOf('.');
  const articles = await readArticleFiles(files);
  const facts = readFacts(files);
  return [
    ...headTextProblems(site),
    ...brokenLinks(site, company.origin, writtenPaths(articles)),
    ...redirectedPages(site, facts),
    ...brokenArticles(site, company.origin, articles),
  ];
}

/** @throws Error that lists the problems */
export function assertValidSite(problems: readonly Problem[]): void {
  if (problems.length === 0) {
    return;
  }
  throw new Error(
    `${formatProblems(problems)}\n\nThe site that was served before stays: put this right in what the pages show.`,
  );
}
