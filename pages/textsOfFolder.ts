import type { Metadata } from '../renderer/document/head/metadata.ts';

/** The words of a page whose namespace bears the name of its folder: `/cookie-policy` has `meta` of `cookiePolicy.json`. */
export const textsOfFolder: Metadata['texts'] = (t, _parameters, _language, path) => {
  const folder = path.slice(path.lastIndexOf('/') + 1) || 'home';
  const namespace = folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  // A folder may have any name: one without words ends the build (`renderer/i18n/createI18n.ts`).
  return t(`${namespace}:meta` as 'home:meta', { returnObjects: true });
};
