import { readableIn } from './articlesIn.ts';
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

/** Every page of the blog looks its article up in the list of its language. */
const slugs = new WeakMap<readonly ArticleSource[], ReadonlyMap<string | undefined, ArticleSource>>();

/** Several parts of a page ask for its article, and no other page does. */
let last: { source: ArticleSource; article: Article } | undefined;

/**
 * @param language the reader's
 * @param slug the last segment of the address; an unknown one, or none, gets the featured article
 * @returns the article
 * @throws Error when nothing is written in that language
 */
export function articleIn(language: string, slug?: string): Article {
  const readable = readableIn(language);
  const bySlug = slugs.get(readable) ?? new Map(readable.map((each) => [each.slug, each]));
  slugs.set(readable, bySlug);
  const source = bySlug.get(slug) ?? readable[0];
  if (!source) {
    throw new Error(`content/articles: no article is written in "${language}". Add its ${language}.md.`);
  }
  if (last?.source !== source) {
    const pictureOf = (name: string) => pictures[`../../content/articles/${source.slug}/${name}`];
    last = { source, article: { ...source, ...renderMarkdown(source.markdown, source.language, pictureOf) } };
  }
  return last.article;
}
