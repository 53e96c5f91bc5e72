import { readFileSync } from 'node:fs';
import { type LanguageCode, urlOf } from '../../content/languages.ts';
import type { Resources } from '../../locales/i18next.d.ts';
import { listedPages, siteFolder } from '../../scripts/siteFolder.ts';

/**
 * @param path a page with an island that uses these texts
 * @returns the texts of a namespace as the built site serves them, with the content that they quote
 */
export function servedTranslationsOf<Name extends keyof Resources>(
  language: LanguageCode,
  name: Name,
  path = '/',
): Resources[Name] {
  const page = listedPages().find(({ url }) => url === urlOf(language, path));
  const html = readFileSync(siteFolder + page?.file, 'utf8');
  const [file] = new RegExp(`/assets/static/${language}/${name}\\.[\\w-]+\\.json`).exec(html) ?? [];
  return JSON.parse(readFileSync(siteFolder + file, 'utf8'));
}
