import { aliases } from '../../../content/aliases.ts';
import { languages, urlOf } from '../../../content/languages.ts';

/**
 * Multiplies the paths of pages by the languages of the site, and adds the aliases.
 *
 * @param paths the paths of all pages, without language
 * @returns the address of each document to write
 * @throws Error when an alias leads to no page, or two documents would be written to one address
 */
export function documentUrls(paths: readonly string[]): string[] {
  for (const { from, to } of aliases) {
    if (!paths.includes(to)) {
      throw new Error(
        `content/aliases.ts: "${from}" points to "${to}", which is not a page. Name one that is.`,
      );
    }
  }
  const urls = [...paths, ...aliases.map(({ from }) => from)].flatMap((path) =>
    languages.map(({ code }) => urlOf(code, path)),
  );
  const twice = urls.find((url, index) => urls.indexOf(url) !== index);
  if (twice) {
    throw new Error(
      `Two pages would be written to "${twice}". Rename one of them in pages/ or content/aliases.ts.`,
    );
  }
  return urls;
}
