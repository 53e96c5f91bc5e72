import { fallbackLanguage, languageOf } from '../../locales/languages.ts';
import type { Picture } from './picture.ts';
import { type ArticleSource, readArticles } from './readArticles.ts';
import { type RenderedMarkdown, renderMarkdown } from './renderMarkdown.ts';

/** An article, ready to be shown. */
export type Article = ArticleSource & RenderedMarkdown;

const files = import.meta.glob<string>('./*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const pictures = import.meta.glob<Picture>('./*/*.{png,jpg,jpeg,webp,avif}', {
  eager: true,
  query: '?picture',
  import: 'default',
});
const articles: Article[] = readArticles(files).map((source) => ({
  ...source,
  ...renderMarkdown(source.markdown, source.language, (name) => pictures[`./${source.slug}/${name}`]),
}));

/**
 * @param language the reader's
 * @returns its articles, the featured one first, then newest first
 */
export function articlesIn(language: string): Article[] {
  const written = articles.some((each) => each.language === language);
  // A draft shows what is not translated in the fallback language.
  const shown = written || !languageOf(language).draft ? language : fallbackLanguage;
  return articles
    .filter((each) => each.language === shown)
    .sort((a, b) => Number(b.featured) - Number(a.featured));
}

/**
 * @param language the reader's
 * @param slug the last segment of the address; an unknown one, or none, gets the featured article
 * @returns the article
 * @throws Error when nothing is written in that language
 */
export function articleIn(language: string, slug?: string): Article {
  const readable = articlesIn(language);
  const article = readable.find((each) => each.slug === slug) ?? readable[0];
  if (!article)
    throw new Error(`content/articles: no article is written in "${language}". Add its ${language}.md.`);
  return article;
}
