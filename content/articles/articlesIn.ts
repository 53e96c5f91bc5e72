import { noteFile } from '../../locales/filesRead.ts';
import { fallbackLanguage, type LanguageCode, languageOf, languages } from '../../locales/languages.ts';
import { type ArticleSource, readArticles } from './readArticles.ts';

const files = import.meta.glob<string>('./*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const articles = readArticles(files).sort((one, other) => Number(other.featured) - Number(one.featured));
const byLanguage = new Map<LanguageCode, ArticleSource[]>(
  languages.map(({ code }) => [code, articles.filter(({ language }) => language === code)]),
);

/**
 * @param language the reader's
 * @returns its articles, the featured one first, then newest first
 */
export function articlesIn(language: string): readonly ArticleSource[] {
  const { code, draft } = languageOf(language);
  noteFile(`content/articles/*/${code}.md`);
  const own = byLanguage.get(code) ?? [];
  // A draft shows what is not translated in the fallback language.
  if (own.length > 0 || !draft) return own;
  noteFile(`content/articles/*/${fallbackLanguage}.md`);
  return byLanguage.get(fallbackLanguage) ?? [];
}
