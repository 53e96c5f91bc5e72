import { company } from '../../../content/company.ts';
import type { Article } from '../../../renderer/articles/articleIn.ts';
import type { PageWords } from '../../../renderer/head/metadata.ts';

/** @returns the words of the head of an article's page */
export function articleWords(article: Article): PageWords {
  const { title, description, keywords, author, date, updated } = article;
  return {
    title: `${title} | ${company.name}`,
    description,
    keywords,
    byline: { author, published: date, modified: updated },
  };
}
