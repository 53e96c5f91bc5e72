import type { Metadata } from '../renderer/document/head/metadata.ts';

/** The default metadata of pages. A `+metadata.ts` in a page's folder replaces it for this page and the pages below. */
export const metadata: Metadata = {
  /** The texts of the namespace that is named like the page's folder: for `/cookie-policy`, `meta` of `cookiePolicy.json`. */
  texts: (t, _parameters, _language, path) => {
    const folder = path.slice(path.lastIndexOf('/') + 1) || 'home';
    const namespace = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    // A folder may have any name. If it has no namespace, the build fails (`renderer/i18n/createI18n.ts`).
    return t(`${namespace}:meta` as 'home:meta', { returnObjects: true });
  },
};
