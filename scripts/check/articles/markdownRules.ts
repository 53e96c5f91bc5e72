import path from 'node:path';
import type { MarkedToken } from 'marked';
import { headingId } from '../../../content/articles/headingId.ts';
import { didYouMean } from '../didYouMean.ts';
import type { Problem } from '../problem.ts';
import { quote } from '../quote.ts';
import type { ArticleFile } from './articleFile.ts';
import { markdownTokens } from './markdownTokens.ts';

/** What an article's text is held against. */
export interface ArticleSurroundings {
  /** Paths of all that stands in the folders of articles. */
  files: readonly string[];
  /** The codes of the languages that the site is written in. */
  languages: ReadonlySet<string>;
  /** The paths of all pages, without language; absent where they cannot be read. */
  routes?: ReadonlySet<string> | undefined;
}

/** What is shown without a plug-in in every browser that the site is for, before it is made smaller. */
const pictureTypes = ['.png', '.jpg', '.jpeg', '.webp', '.avif'];
const longestParagraph = 1500;
const longestWord = 50;

/** What a reader would see of Markdown that was not closed, and of placeholders, which only words have. */
const leftOver = /\*\*|\]\(|(?<!`)`(?!`)|\{\{|\}\}|~~|^#{1,6}(?=\S)/m;

/**
 * What an article's text may be made of. Markdown has no errors: what it does not understand, it shows.
 *
 * @param file an article whose front matter can be read
 * @param around the pages and files that it may lead to
 */
export function markdownRules(file: ArticleFile, around: ArticleSurroundings): Problem[] {
  const tokens = markdownTokens(file);
  const problems = tokens.flatMap(({ token, line }) =>
    [...faultsOf(token, file, around)].map(
      (message): Problem => ({ file: file.path, line, severity: 'error', message }),
    ),
  );
  const headings = tokens.flatMap(({ token, line }) =>
    token.type === 'heading' ? [{ ...token, line }] : [],
  );
  for (const [index, { depth, line, text }] of headings.entries()) {
    const above = headings[index - 1]?.depth ?? 1;
    if (depth === 1 || depth <= above + 1) continue;
    const message = `the heading ${quote(text)} skips a level: write ${'#'.repeat(above + 1)} and a space.`;
    problems.push({ file: file.path, line, severity: 'error', message });
  }
  if (tokens.every(({ token }) => token.type === 'space' || token.type === 'heading')) {
    const message = 'has no text after its front matter. Write it, or remove the file in every language.';
    problems.push({ file: file.path, severity: 'error', message });
  }
  return problems;
}

function* faultsOf(token: MarkedToken, file: ArticleFile, around: ArticleSurroundings): Generator<string> {
  switch (token.type) {
    case 'html':
      yield `${quote(token.raw.trim())} is HTML, which articles have none of. Write it as Markdown.`;
      break;
    case 'heading':
      if (token.depth === 1)
        yield `${quote(token.raw.trim())} is a second title: the title is in the front matter. Begin headings with "##".`;
      if (!token.text.trim()) yield 'a heading is empty. Write it, or remove its "#".';
      break;
    case 'code':
      if (/^ {0,3}(```+|~~~+)/.test(token.raw) && !/\n {0,3}(```+|~~~+)\s*$/.test(token.raw))
        yield 'code begins here and does not end. Write a line of "```" after it.';
      else if (/^```\w/m.test(token.text))
        yield 'code begins here, and other code inside it. Write a line of "```" where the first ends.';
      break;
    case 'paragraph':
      if (token.text.length > longestParagraph)
        yield `a paragraph has ${token.text.length} characters, ${longestParagraph} at most. Leave an empty line where a thought ends.`;
      break;
    case 'text': {
      if ('tokens' in token && token.tokens) break;
      const [left] = leftOver.exec(token.raw) ?? [];
      if (left)
        yield `${quote(token.raw.trim())} shows ${quote(left)} to the reader. Close it, or write it between backticks.`;
      const word = token.raw
        .split(/[\s\u00a0/-]/)
        .find((each) => each.length > longestWord && !/^https?:/.test(each));
      if (word) yield `${quote(word)} has ${word.length} characters without a space: no line holds it.`;
      break;
    }
    case 'link':
      if (!token.text.trim()) yield `the link to ${quote(token.href)} has no text. Say where it leads.`;
      yield* linkFaults(token.href, file, around);
      break;
    case 'image':
      if (!token.text.trim())
        yield `the picture ${quote(token.href)} has no description. Say between the brackets what it shows: ![…](${token.href})`;
      yield* pictureFaults(token.href, file, around);
      break;
    default:
  }
}

function* linkFaults(
  href: string,
  { markdown }: ArticleFile,
  { routes }: ArticleSurroundings,
): Generator<string> {
  if (!/^(?:\/(?!\/)|#|https:|mailto:)/.test(href)) {
    yield `a link leads to ${quote(href)}. It may lead to a page of this site (/services), to a fragment (#costs), to https: or to mailto:.`;
  } else if (href.startsWith('/') && routes) {
    const [route = ''] = href.split(/[?#]/);
    if (routes.has(route)) return;
    yield `links to "${route}", which is no page. ${didYouMean(route, routes, 'Name a page of pages/, or add it there.')}`;
  } else if (href.startsWith('#')) {
    // Ids are made of words, so a heading that shares none cannot be meant.
    const headings = [...markdown.matchAll(/^#{2,4} (.+)$/gm)].map(([, title = '']) => title);
    const taken = new Set<string>();
    const ids = headings.map((title) => headingId(title, taken));
    if (!ids.includes(href.slice(1)))
      yield `links to ${quote(href)}, which is no heading of the article. ${didYouMean(href.slice(1), ids, `Its headings: ${ids.join(', ')}.`)}`;
  } else if (href.startsWith('https:') && !URL.canParse(href)) {
    yield `a link leads to ${quote(href)}, which is no address.`;
  }
}

function* pictureFaults(
  href: string,
  { path: article }: ArticleFile,
  { files }: ArticleSurroundings,
): Generator<string> {
  const folder = path.posix.dirname(article);
  const type = path.posix.extname(href).toLowerCase();
  const beside = files.filter((file) => pictureTypes.includes(path.posix.extname(file)));
  if (!/^(?:\.\/)?[\w-]+\.\w+$/.test(href))
    yield `the picture ${quote(href)} does not stand beside the article. Put it into ${folder}/ and write its name: letters without accents, digits, "-" and "_".`;
  else if (!pictureTypes.includes(type))
    yield `the picture ${quote(href)} is of a kind that articles do not show. Save it as ${pictureTypes.join(', ')}.`;
  else if (!beside.includes(path.posix.join(folder, href))) {
    const known = beside
      .filter((file) => path.posix.dirname(file) === folder)
      .map((file) => path.posix.basename(file));
    yield `the picture ${quote(href)} is not in ${folder}/. ${didYouMean(href, known, 'Put it there, or correct its name.')}`;
  }
}
