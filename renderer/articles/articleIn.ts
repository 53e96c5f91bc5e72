import { articleFor } from './articlesIn.ts';
import type { Picture } from './picture.ts';
import type { ArticleSource } from './readArticles.ts';
import { type RenderedMarkdown, renderMarkdown } from './renderMarkdown.ts';

/** An article, ready to be shown. */
export type Article = ArticleSource & RenderedMarkdown;

/** The widths are those of a column of text, at one pixel and at two for each CSS pixel. */
const pictures = import.meta.glob<Picture>('../../content/articles/*/*.{png,jpg,jpeg,webp,avif}', {
  eager: true,
  query: '?w=640;1280&withoutEnlargement&format=avif;webp&as=picture',
  import: 'default',
});

/** Several parts of a page ask for its article, and no other page does. */
let last: { source: ArticleSource; article: Article } | undefined;

/**
 * @param language the reader's
 * @param slug the last segment of the address; an unknown one, or none, gets the article that the blog opens with
 * @returns the article, in another language where the reader's has none
 * @throws Error when there is no article
 */
export function articleIn(language: string, slug?: string): Article {
  const source = articleFor(language, slug);
  if (!source) {
    throw new Error('content/articles holds no article. Write one: npm run new article <slug>');
  }
  if (last?.source !== source) {
    const pictureOf = (name: string) => pictures[`../../content/articles/${source.slug}/${name}`];
    last = { source, article: { ...source, ...renderMarkdown(source.markdown, source.language, pictureOf) } };
  }
  return last.article;
}
