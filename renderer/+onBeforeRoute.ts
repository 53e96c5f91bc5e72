import type { PageContextServer } from 'vike/types';
import { aliasAt } from '../content/aliases.ts';
import { languageAndPathOf } from '../content/languages.ts';

/**
 * Strips what pages need not know of a URL: its language and, for an alias, its other name.
 *
 * @param pageContext Vike's context, of which only the URL is read
 * @returns the path Vike routes by, with the language and the canonical path beside it
 */
export function onBeforeRoute(pageContext: Pick<PageContextServer, 'urlPathname'>) {
  const { language, path } = languageAndPathOf(pageContext.urlPathname);
  const alias = aliasAt(path);
  return {
    pageContext: {
      language: alias?.language ?? language,
      path,
      canonicalPath: alias?.to ?? path,
      urlLogical: alias?.to ?? path,
    },
  };
}
