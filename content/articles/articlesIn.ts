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
