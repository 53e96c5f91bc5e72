import path from 'node:path';
import type { Heading, Nodes, Parents } from 'mdast';
import { isMap, isNode, parseDocument, visit } from 'yaml';
import { articleSchema } from '../../content/articles/articleSchema.ts';
import { headingId } from '../../content/articles/headingId.ts';
import { linkTarget, markdownTree, partsOf } from '../../content/articles/markdownTree.ts';
import { languages } from '../../content/languages.ts';
import { dates, schemaProblems } from './facts.ts';
import { type ValueFile, valueFile } from './files.ts';
import { didYouMean, type Problem, problemAt, problemOf, quote } from './problem.ts';
import { pageFault } from './references.ts';
import { foreignSentence } from './vocabulary.ts';
import { strangeCharacters } from './words.ts';

/** An article, with its front matter as values. */
export interface ArticleFile extends ValueFile {
  slug: string;
  /** The file's name without `.md`, which is a language code when all is well. */
  language: string;
  /** The Markdown after the front matter, and where it begins in the file. */
  markdown: string;
  start: number;
}

const opening = /^---\n/;
const frontMatter = /^---\n(?<yaml>.*?)(?:^|\n)---[ \t]*(?:\n|$)/s;

/** @param path `content/articles/<slug>/<language>.md` */
export function articleFile(path: string, text: string, fault?: string): ArticleFile {
  const [, slug = '', language = ''] = /([^/]+)\/([^/]+)\.md$/.exec(path) ?? [];
  const file = { path, text, fault };
  const invalid = (message: string, offset = 0) => ({
    ...valueFile(file, [problemAt(file, offset, message)]),
    ...{ slug, language, markdown: '', start: 0 },
  });
  if (fault) return invalid(fault);
  if (!opening.test(text))
    return invalid('has no front matter. Begin it with a line of "---", its facts, and "---" again.');
  const found = frontMatter.exec(text);
  if (!found?.groups) return invalid('has front matter without end. Write a line of "---" after its facts.');
  const { yaml = '' } = found.groups;
  const before = opening.exec(text)?.[0].length ?? 0;
  const document = parseDocument(yaml, { prettyErrors: false });
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const advice = 'Write name: "text", the text in straight double quotes, and groups under each other';
    return invalid(`front matter is not valid YAML: ${error.message}. ${advice}.`, before + error.pos[0]);
  }
  if (!isMap(document.contents))
    return invalid('has no facts between its two lines of "---". Write "title: …" and the others.');
  // A fact stands where it is written: an alias would stand for another one, which might hold it.
  visit(document, { Alias: () => visit.REMOVE });
  const facts = valueFile(file, [], document.toJS(), (place) => {
    const node = document.getIn(place, true);
    const [offset = 0, end = 0] = (isNode(node) && node.range) || [];
    return isNode(node) ? { offset: before + offset, length: end - offset } : undefined;
  });
  const start = found[0].length;
  return { ...facts, slug, language, markdown: text.slice(start), start };
}

/** All rules on `content/articles/` that ask for no other file than articles and what stands beside them. */
export function checkArticles(
  articles: readonly ArticleFile[],
  around: ArticleSurroundings,
  today: string,
): Problem[] {
  return [
    ...articles.flatMap((article) => {
      const strange = article.fault ? [] : strangeCharacters(article);
      if (strange.length > 0 || article.root === undefined) return [...article.problems, ...strange];
      return [
        ...schemaProblems(article, articleSchema),
        ...markdownRules(article, around),
        ...dates(article, today),
      ];
    }),
    ...misplaced(around.files),
    ...missingLanguages(articles, around.languages),
  ];
}

/** What is shown without a plug-in in every browser that the site is for, before it is made smaller. */
const picture = /^[\w-]+\.(?:png|jpe?g|webp|avif)$/;

/** Files of an article that are neither its text in a language nor a picture. */
function misplaced(files: readonly string[]): Problem[] {
  const texts = languages.map(({ code }) => `${code}.md`);
  const advice = `Put texts (${texts.join(', ')}) and pictures (.png, .jpg, .webp or .avif, named in letters without accents, digits, "-" and "_") beside each other, and nothing else.`;
  return files.flatMap((file) => {
    const [, , slug = '', ...names] = file.split('/');
    const name = names.join('/');
    if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))
      return problemOf(
        file,
        `stands in the folder "${slug}", whose name is its address: small letters, digits and "-".`,
      );
    if (name.startsWith('.') || picture.test(name) || texts.includes(name)) return [];
    return problemOf(
      file,
      `bears no language of content/languageList.ts. ${didYouMean(name, texts, advice)}`,
    );
  });
}

/** An article is written in each language of the site. */
function missingLanguages(articles: readonly ArticleFile[], written: ReadonlySet<string>): Problem[] {
  const there = new Set(articles.map(({ path }) => path));
  return [...new Set(articles.map(({ slug }) => slug))]
    .flatMap((slug) => [...written].map((code) => `content/articles/${slug}/${code}.md`))
    .filter((file) => !there.has(file))
    .map((file) =>
      problemOf(
        file,
        'is missing: an article is written in each language. Translate it, or remove its folder.',
      ),
    );
}

/** What an article's text is held against. */
export interface ArticleSurroundings {
  /** Paths of all that stands in the folders of articles. */
  files: readonly string[];
  /** The codes of the languages that the site is written in. */
  languages: ReadonlySet<string>;
  /** The paths of all pages, without language; absent where they cannot be read. */
  routes?: ReadonlySet<string> | undefined;
}

/** What a reader would see of Markdown that was not closed, and of placeholders, which only words have. */
const leftOver = /\*\*|\]\(|(?<!`)`(?!`)|\{\{|\}\}|~~|^#{1,6}(?=\S)/m;

/** What an article's text may be made of. Markdown has no errors: what it does not understand, it shows. */
function markdownRules(file: ArticleFile, around: ArticleSurroundings): Problem[] {
  const tree = markdownTree(file.markdown);
  const parts = [...partsOf(tree)];
  const headings = parts.filter((node) => node.type === 'heading');
  const found = parts.flatMap((node) =>
    [...faultsOf(node, file, around, headings)].map((message) =>
      problemAt(file, file.start + (node.position?.start.offset ?? 0), message),
    ),
  );
  if (tree.children.some(({ type }) => type !== 'heading')) return found;
  const message = 'has no text after its front matter. Write it, or remove the file in every language.';
  return [...found, problemOf(file.path, message)];
}

/** @returns a part of an article as it is written there */
function written(from: Nodes, file: ArticleFile, to = from): string {
  return file.markdown.slice(from.position?.start.offset, to.position?.end.offset);
}

/** @returns what a part of an article has between its own signs, as it is written there */
function writtenIn({ children }: Parents, file: ArticleFile): string {
  const [first, last] = [children.at(0), children.at(-1)];
  return first ? written(first, file, last).trim() : '';
}

function* faultsOf(
  node: Nodes,
  file: ArticleFile,
  around: ArticleSurroundings,
  headings: readonly Heading[],
): Generator<string> {
  const source = written(node, file).trim();
  switch (node.type) {
    case 'html':
      yield `${quote(source)} is HTML, which articles have none of. Write it as Markdown.`;
      break;
    case 'heading': {
      const above = headings[headings.indexOf(node) - 1]?.depth ?? 1;
      if (node.depth > above + 1)
        yield `the heading ${quote(writtenIn(node, file))} skips a level: write ${'#'.repeat(above + 1)} and a space.`;
      if (node.depth === 1)
        yield `${quote(source)} is a second title: the title is in the front matter. Begin headings with "##".`;
      if (!writtenIn(node, file)) yield 'a heading is empty. Write it, or remove its "#".';
      break;
    }
    case 'code':
      if (/^(?:```+|~~~+)/.test(source) && !/\n {0,3}(?:```+|~~~+)$/.test(source))
        yield 'code begins here and does not end. Write a line of "```" after it.';
      break;
    case 'text': {
      const [left] = leftOver.exec(source.replaceAll(/\\[\p{P}\p{S}]/gu, '')) ?? [];
      if (left)
        yield `${quote(source)} shows ${quote(left)} to the reader. Close it, or write it between backticks.`;
      const foreign = foreignSentence(source, file.language);
      if (foreign) yield foreign;
      break;
    }
    case 'link':
      if (!writtenIn(node, file)) yield `the link to ${quote(node.url)} has no text. Say where it leads.`;
      yield* linkFaults(node.url, file, around);
      break;
    case 'image':
      if (!node.alt?.trim())
        yield `the picture ${quote(node.url)} has no description. Say between the brackets what it shows: ![…](${node.url})`;
      yield* pictureFaults(node.url, file, around);
      break;
    case 'definition':
    case 'footnoteDefinition':
      yield `${quote(source)} stands apart from what refers to it. Write it there: [text](address).`;
      break;
    default:
  }
}

function* linkFaults(
  href: string,
  { markdown }: ArticleFile,
  { routes }: ArticleSurroundings,
): Generator<string> {
  if (!linkTarget.test(href)) {
    yield `a link leads to ${quote(href)}. It may lead to a page of this site (/services), to a fragment (#costs), to https: or to mailto:.`;
  } else if (href.startsWith('/') && routes) {
    const fault = pageFault(href, routes);
    if (fault) yield `links to ${fault}`;
  } else if (href.startsWith('#')) {
    // Ids are made of words, so a heading that shares none cannot be meant.
    const headings = [...markdown.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) => title);
    const taken = new Set<string>();
    const ids = headings.map((title) => headingId(title, taken));
    if (!ids.includes(href.slice(1)))
      yield `links to ${quote(href)}, which is no heading of the article. ${didYouMean(href.slice(1), ids, `Its headings: ${ids.join(', ')}.`)}`;
  }
}

function* pictureFaults(
  href: string,
  { path: article }: ArticleFile,
  { files }: ArticleSurroundings,
): Generator<string> {
  const folder = path.posix.dirname(article);
  const beside = files
    .filter((file) => path.posix.dirname(file) === folder)
    .map((file) => path.posix.basename(file));
  const known = beside.filter((name) => picture.test(name));
  if (!known.includes(href.replace(/^\.\//, '')))
    yield `the picture ${quote(href)} is not in ${folder}/. ${didYouMean(href, known, 'Put it there, or correct its name.')}`;
}
