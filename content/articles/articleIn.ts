import { type Article, articlesIn } from './articlesIn.ts';

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
