import type { PageContextServer } from 'vike/types';
import { aliasAt } from '../content/aliases.ts';
import { languageAndPathOf } from '../content/languages.ts';

/** Finds the page of a URL: Vike routes by the path that all languages share (`urlLogical`), at an alias by that of the page it shows. */
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
