import path from 'node:path';
import type { Heading, Nodes } from 'mdast';
import { articleSchema } from '../../content/articles/articleSchema.ts';
import { linkTarget, markdownTree, partsOf } from '../../renderer/articles/markdownTree.ts';
import { parseArticle } from '../../renderer/articles/parseArticle.ts';
import { dates, schemaProblems } from './facts.ts';
import { type ProjectFiles, type TextFile, type ValueFile, valueFile } from './files.ts';
import { type Problem, problemAt, quote } from './problem.ts';
import { foreignSentence } from './vocabulary.ts';
import { strangeLines } from './words.ts';

/** An article, with its front matter as values. */
export interface ArticleFile extends ValueFile {
  slug: string;
  /** The file's name without `.md`, which is a language code when all is well. */
  language: string;
  /** The Markdown after the front matter, and where it begins in the file. */
  markdown: string;
  start: number;
}

/** The names that the folder of an article may have: they become part of an address. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function readArticleFiles({ read }: ProjectFiles): ArticleFile[] {
  return read(/^content\/articles\/[^/]+\/[^/]+\.md$/).map(articleFile);
}

/** @param file `content/articles/<slug>/<language>.md` */
export function articleFile(file: TextFile): ArticleFile {
  const { path, text } = file;
  const [, slug = '', language = ''] = /([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const invalid = (message: string, offset = 0) => ({
    ...valueFile(file, [problemAt(file, offset, message)]),
    ...{ slug, language, markdown: '', start: 0 },
  });
  if (!slugPattern.test(slug)) {
    return invalid(
      'is in a folder whose name makes no address. Use small letters without accents, digits and "-".',
    );
  }
  const article = parseArticle(text);
  if ('fault' in article) {
    return invalid(article.fault, article.offset);
  }
  const { facts, markdown, start, placeOf } = article;
  return { ...valueFile(file, [], facts, placeOf), slug, language, markdown, start };
}

/**
 * Checks articles by the rules that need no other files than the articles and the pictures beside them.
 *
 * @param files the paths of all files
 */
export function checkArticles(
  articles: readonly ArticleFile[],
  files: readonly string[],
  today: string,
): Problem[] {
  return articles.flatMap((article) =>
    article.root === undefined
      ? article.problems
      : [
          ...strangeLines(article),
          ...schemaProblems(article, articleSchema),
          ...markdownRules(article, files),
          ...dates(article, articleSchema, today),
        ],
  );
}

/** The names of pictures in formats that every supported browser shows. */
const picture = /^[\w-]+\.(?:png|jpe?g|webp|avif)$/;

/** Marks that a reader would see: Markdown that was not closed, and placeholders, which only the front matter may have. */
const leftOver = /\*\*|\]\(|(?<!`)`(?!`)|\{\{|\}\}|~~|^#{1,6}(?=\S)/m;

/** @returns the problems with the Markdown of an article. A Markdown parser reports no errors: it shows what it does not understand. */
function markdownRules(file: ArticleFile, files: readonly string[]): Problem[] {
  const parts = [...partsOf(markdownTree(file.markdown))];
  const headings = parts.filter((node) => node.type === 'heading');
  if (!parts.some(({ type }) => type === 'text' || type === 'code')) {
    return [problemAt(file, file.start, 'has no text. Write it below the facts.')];
  }
  return parts.flatMap((node) =>
    [...faultsOf(node, file, files, headings)].map((message) =>
      problemAt(file, file.start + (node.position?.start.offset ?? 0), message),
    ),
  );
}

function* faultsOf(
  node: Nodes,
  file: ArticleFile,
  files: readonly string[],
  headings: readonly Heading[],
): Generator<string> {
  const source = file.markdown.slice(node.position?.start.offset, node.position?.end.offset).trim();
  switch (node.type) {
    case 'html':
      yield `${quote(source)} is HTML, which articles have none of. Write it as Markdown.`;
      break;
    case 'heading': {
      // The title, in the front matter, is the first level.
      const above = headings[headings.indexOf(node) - 1]?.depth ?? 1;
      if (node.depth === 1 || node.depth > above + 1) {
        yield `${quote(source)} is a second title, or skips a level. Write ${'#'.repeat(above + 1)} and a space.`;
      }
      break;
    }
    case 'text': {
      const [, address] = /!\[[^\]]*\]\(([^)]*\s[^)]*)\)/.exec(source) ?? [];
      if (address) {
        yield `the picture ${quote(address)} has a space in its name, so it is not shown. Name the file, and write it here, without spaces.`;
        break;
      }
      const [left] = leftOver.exec(source.replaceAll(/\\[\p{P}\p{S}]/gu, '')) ?? [];
      if (left) {
        yield `${quote(source)} shows ${quote(left)} to the reader. Close it, or write it between backticks.`;
      }
      const foreign = foreignSentence(source, file.language);
      if (foreign) {
        yield foreign;
      }
      break;
    }
    case 'link':
      if (!linkTarget.test(node.url)) {
        yield `a link leads to ${quote(node.url)}. It may lead to a page of this site (/services), to a fragment (#costs), to https: or to mailto:.`;
      }
      break;
    case 'image': {
      const folder = path.posix.dirname(file.path);
      const name = node.url.replace(/^\.\//, '');
      if (!node.alt?.trim()) {
        yield `the picture ${quote(node.url)} has no description. Say between the brackets what it shows: ![…](${node.url})`;
      }
      if (!picture.test(name) || !files.includes(`${folder}/${name}`)) {
        yield `the picture ${quote(node.url)} is not in ${folder}/. Put it there as .png, .jpg, .webp or .avif, named in letters without accents, digits, "-" and "_".`;
      }
      break;
    }
    case 'definition':
    case 'footnoteDefinition':
      yield `${quote(source)} stands apart from what refers to it. Write it there: [text](address).`;
      break;
    default:
  }
}
