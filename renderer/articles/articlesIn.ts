import { type LanguageCode, languages } from '../../content/languages.ts';
import { chainOf } from '../i18n/layWords.ts';
import { type ArticleSource, readArticles } from './readArticles.ts';

const files = import.meta.glob<string>('../../content/articles/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
// Sorting keeps the order of equals: those that are not featured stay newest first.
const articles = readArticles(files).sort((one, other) => Number(other.featured) - Number(one.featured));
const slugs = [...new Set(articles.map(({ slug }) => slug))];

/** @returns the articles that are written in a language, the featured one first, then newest first */
export function articlesIn(language: string): readonly ArticleSource[] {
  return articles.filter((article) => article.language === language);
}

/** @returns the articles that a language lacks, each in the next language that has it */
export function articlesBeyond(language: string): ArticleSource[] {
  const own = new Set(articlesIn(language).map(({ slug }) => slug));
  return slugs.flatMap((slug) => (own.has(slug) ? [] : (articleFor(language, slug) ?? [])));
}

/** @returns the same article as {@link articleIn}; nothing when there is none */
export function articleFor(language: string, slug?: string): ArticleSource | undefined {
  const known = slug !== undefined && slugs.includes(slug);
  const chain = [...chainOf(language), ...languages.map(({ code }) => code)];
  const readable = chain.flatMap((code) => articlesIn(code));
  return known ? readable.find((article) => article.slug === slug) : readable[0];
}

/**
 * @param slug the last segment of the address; an unknown one, or none, gets the article that the blog opens with
 * @returns the article in the first language that has it: the reader's, those that it falls back to, then any other
 * @throws Error when there is no article
 */
export function articleIn(language: string, slug?: string): ArticleSource {
  const article = articleFor(language, slug);
  if (!article) {
    throw new Error('content/articles holds no article. Write one: npm run new article <slug>');
  }
  return article;
}

/** @returns the languages in which an article is written */
export function languagesOfArticle(slug?: string): LanguageCode[] {
  return languages.map(({ code }) => code).filter((code) => articleFor(code, slug)?.language === code);
}
