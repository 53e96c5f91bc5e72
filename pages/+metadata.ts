import type { Metadata } from '../renderer/document/head/metadata.ts';

/** The default metadata of pages. A `+metadata.ts` in a page's folder replaces this default for the page and all pages below. */
export const metadata: Metadata = {
  /** Returns `meta` of the namespace whose name is the page's folder in camel case: `cookiePolicy.json` for `/cookie-policy`. */
  texts: (t, _parameters, _language, path) => {
    const folder = path.slice(path.lastIndexOf('/') + 1) || 'home';
    const namespace = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    // The cast is needed because the key is computed. If the namespace is missing, the build fails (`renderer/i18n/createI18n.ts`).
    return t(`${namespace}:meta` as 'home:meta', { returnObjects: true });
  },
};
