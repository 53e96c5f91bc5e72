/**
 * @param text a text of `locales/`
 * @returns the names of its i18next placeholders, without format: `{{date, datetime}}` gives `date`
 */
export function placeholdersOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{\{-?\s*([^\s,}]+)[^}]*\}\}/g)].map(([, name = '']) => name));
}
