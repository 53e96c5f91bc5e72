import { type LanguageCode, languageOf, languages } from '../../content/languages.ts';
import { type ArticleSource, readArticles } from './readArticles.ts';

const files = import.meta.glob<string>('../../content/articles/*/*.md', {
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
 * @returns its articles, the featured one first, then newest first: whoever lists them has read all of them
 */
export function articlesIn(language: string): readonly ArticleSource[] {
  const articles = readableIn(language);
  return articles;
}

/** As {@link articlesIn}, for a reader of a single article. */
export function readableIn(language: string): readonly ArticleSource[] {
  return byLanguage.get(languageOf(language).code) ?? [];
}
