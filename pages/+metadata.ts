import type { Metadata } from '../renderer/document/head/metadata.ts';

/** The default metadata of pages. A `+metadata.ts` in a page's folder replaces it for that page and for the pages in subfolders. */
export const metadata: Metadata = {
  /** Returns `meta` of the namespace that is named like the last folder of the path: `cookiePolicy.json` for `/cookie-policy`. */
  texts: (t, _parameters, _language, path) => {
    const folder = path.slice(path.lastIndexOf('/') + 1) || 'home';
    const namespace = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    // The cast is needed because the key is computed. If the namespace is missing, the build fails (`renderer/i18n/createI18n.ts`).
    return t(`${namespace}:meta` as 'home:meta', { returnObjects: true });
  },
};
