import { type ArticleSource, readArticles } from './readArticles.ts';
import { type RenderedMarkdown, renderMarkdown } from './renderMarkdown.ts';

/** An article, ready to be shown. */
export type Article = ArticleSource & RenderedMarkdown;

const files = import.meta.glob<string>('./*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const articles: Article[] = readArticles(files).map((source) => ({
  ...source,
  ...renderMarkdown(source.file, source.markdown, source.language),
}));

/**
 * @param language the reader's
 * @returns the articles in that language, newest first
 */
export function articlesIn(language: string): Article[] {
  return articles.filter((each) => each.language === language);
}
