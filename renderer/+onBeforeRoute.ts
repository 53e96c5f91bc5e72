import type { PageContextServer } from 'vike/types';
import { aliasAt } from '../content/aliases.ts';
import { languageAndPathOf } from '../content/languages.ts';

/** Finds the page of a URL. Vike routes by `urlLogical`, a path without language. At an alias, it is the path of the page that is shown. */
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
