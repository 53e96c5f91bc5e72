import { articleSchema } from '../../../content/articles/articleSchema.ts';
import { languages } from '../../../locales/languages.ts';
import { characters } from '../characters.ts';
import { datesOfToday } from '../datesOfToday.ts';
import { didYouMean } from '../didYouMean.ts';
import { schemaIssues } from '../facts/schemaIssues.ts';
import type { Problem } from '../problem.ts';
import { problemAt } from '../problemAt.ts';
import { unlessSound } from '../unlessSound.ts';
import type { ArticleFile } from './articleFile.ts';
import { type ArticleSurroundings, markdownRules } from './markdownRules.ts';

/** All rules on `content/articles/` that ask for no other file than articles and what stands beside them. */
export function checkArticles(
  articles: readonly ArticleFile[],
  around: ArticleSurroundings,
  today: string,
): Problem[] {
  const surroundings = JSON.stringify([
    around.files,
    [...around.languages],
    [...(around.routes ?? [])],
    today,
  ]);
  return [
    ...articles.flatMap((article) => [
      ...article.problems,
      ...unlessSound([surroundings, article.path, article.text, article.fault ?? ''], () =>
        faultsIn(article, around, today),
      ),
    ]),
    ...misplaced(around.files),
    ...missingLanguages(articles, around.languages),
    ...featured(articles),
  ];
}

function faultsIn(article: ArticleFile, around: ArticleSurroundings, today: string): Problem[] {
  const strange = article.fault ? [] : characters(article);
  if (strange.length > 0 || !article.root) return strange;
  return [
    ...schemaIssues(article, articleSchema),
    ...markdownRules(article, around),
    ...datesOfToday(article, today),
  ];
}

const codes: readonly string[] = languages.map(({ code }) => code);

/** Files of an article that are neither its text in a language nor a picture. */
function misplaced(files: readonly string[]): Problem[] {
  return files.flatMap((file): Problem[] => {
    const [, , slug = '', name = '', deeper] = file.split('/');
    const error = (message: string): Problem[] => [{ file, severity: 'error', message }];
    if (name.startsWith('.')) return [];
    if (deeper !== undefined) return error('stands in a folder of its own. Put it beside the article.');
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      return error(
        `stands in the folder "${slug}", whose name is its address: small letters, digits and "-".`,
      );
    if (/\.(?:png|jpe?g|webp|avif)$/i.test(name) || codes.includes(name.replace(/\.md$/, ''))) return [];
    if (!name.endsWith('.md')) return error('is neither a text nor a picture of an article. Remove it.');
    const languageFiles = codes.map((code) => `${code}.md`);
    return error(
      `bears no language of locales/languages.ts. ${didYouMean(name, languageFiles, `Name it as one: ${languageFiles.join(', ')}.`)}`,
    );
  });
}

/** An article is written in each language of the site. */
function missingLanguages(articles: readonly ArticleFile[], written: ReadonlySet<string>): Problem[] {
  const slugs = new Set(articles.map(({ slug }) => slug));
  const there = new Set(articles.map(({ slug, language }) => `${slug}/${language}`));
  return [...slugs].flatMap((slug) =>
    [...written]
      .filter((code) => !there.has(`${slug}/${code}`))
      .map((code) => ({
        file: `content/articles/${slug}/${code}.md`,
        severity: 'error' as const,
        message: 'is missing: an article is written in each language. Translate it, or remove its folder.',
      })),
  );
}

/** The blog opens with one article, which unknown addresses under it show too: the one that says so, or the newest. */
function featured(articles: readonly ArticleFile[]): Problem[] {
  if (articles.some(({ root }) => !root)) return [];
  const isFeatured = ({ markdown, text, start }: ArticleFile) =>
    /^featured:\s*true\s*$/m.test(text.slice(0, start || text.length - markdown.length));
  return codes.flatMap((code): Problem[] => {
    const [, second, ...rest] = articles.filter((each) => each.language === code && isFeatured(each));
    if (!second) return [];
    const message = `featured: ${rest.length + 2} articles say "featured: true". Only one may: write false in the others.`;
    return [problemAt(second, second.text.search(/^featured:/m), 'error', message)];
  });
}
