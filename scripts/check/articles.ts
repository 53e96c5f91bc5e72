import path from 'node:path';
import { articleSchema, imageName, parseArticle } from '../../content/articles/articleSchema.ts';
import type { ArticleText } from './articleText.ts';
import { cachedReading } from './cachedReading.ts';
import { dates } from './dates.ts';
import type { ProjectFiles, TextFile } from './files.ts';
import { imageError } from './images.ts';
import { type Problem, problemAt, quote } from './problem.ts';
import { schemaProblems } from './schemaProblems.ts';
import { pasteErrors, unexpectedInArticles } from './translationFiles.ts';
import { type ValueFile, valueFile } from './valueFile.ts';

export interface ArticleFile extends ValueFile, ArticleText {
  slug: string;
  /** The file's name without `.md`. It should be a language code. */
  language: string;
}

/** The names that an article's folder may have: they become part of a URL. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function readArticleFiles({ read }: ProjectFiles): Promise<ArticleFile[]> {
  const files = read(/^content\/articles\/[^/]+\/[^/]+\.md$/);
  return Promise.all(files.map(articleFile));
}

/** @param file `content/articles/<slug>/<language>.md` */
export async function articleFile(file: TextFile): Promise<ArticleFile> {
  const { path, text } = file;
  const [, slug = '', language = ''] = /([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const invalid = (message: string, offset = 0) => ({
    ...valueFile(file, [problemAt(file, offset, message)]),
    slug,
    language,
    issues: [],
    links: [],
    images: [],
  });
  if (!slugPattern.test(slug)) {
    return invalid(
      'is in a folder whose name makes no address. Use small letters without accents, digits and "-".',
    );
  }
  const article = parseArticle(text);
  if ('issue' in article) {
    return invalid(article.issue, article.offset);
  }
  const { frontMatter, markdown, start, locationOf } = article;
  const inFile = <Part extends { offset: number }>(parts: Part[]) =>
    parts.map((part) => ({ ...part, offset: start + part.offset }));
  const { issues, links, images } = await cachedReading('article', markdown, async () => {
    const { readArticleText } = await import('./articleText.ts');
    return readArticleText(markdown);
  });
  return {
    ...valueFile(file, [], frontMatter, locationOf),
    slug,
    language,
    issues: inFile(issues),
    links: inFile(links),
    images: inFile(images),
  };
}

/** Checks articles by the rules that need only the articles and the images beside them. */
export async function checkArticles(
  project: string,
  articles: readonly ArticleFile[],
  files: readonly string[],
  today: string,
): Promise<Problem[]> {
  const images = await Promise.all(articles.map((article) => imageProblems(project, article, files)));
  return [
    ...articles.flatMap((article) =>
      article.root === undefined
        ? article.problems
        : [
            ...pasteErrors(article, unexpectedInArticles),
            ...schemaProblems(article, articleSchema),
            ...article.issues.map(({ offset, message }) => problemAt(article, offset, message)),
            ...dates(article, articleSchema, today),
          ],
    ),
    ...images.flat(),
  ];
}

/** @returns what is wrong with an article's images; a missing description is only a question, because a decorative image needs none */
async function imageProblems(
  project: string,
  article: ArticleFile,
  files: readonly string[],
): Promise<Problem[]> {
  const folder = path.posix.dirname(article.path);
  const problems = article.images.map(async ({ offset, url, description }) => {
    const name = `the picture ${quote(url)}`;
    const issue = await imageError(project, `${folder}/${imageName(url)}`, files);
    const isQuestion = !issue && !description.trim();
    const asked =
      'has no description. Say between the brackets what it shows; one that only adorns needs none.';
    return issue || isQuestion
      ? problemAt(article, offset, `${name} ${issue ?? asked}`, isQuestion ? 'question' : 'error')
      : [];
  });
  return (await Promise.all(problems)).flat();
}
