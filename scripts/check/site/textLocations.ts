import { existsSync } from 'node:fs';
import { parseArticle } from '../../../content/articles/articleSchema.ts';
import { languageAndPathOf } from '../../../content/languages.ts';
import { articlesPath } from '../../../content/pagePaths.ts';
import { readTextFile } from '../../../renderer/content/readTextFile.ts';
import { chainOf } from '../../../renderer/i18n/mergeTranslations.ts';
import { ownTranslations } from '../../../renderer/i18n/translations.ts';
import type { PageSummary } from '../../pageSummary.ts';
import { filesOf } from '../files.ts';
import { type Problem, problemAt, problemOf } from '../problem.ts';
import { readTranslationFiles } from '../translationFiles.ts';
import { keyPath, problemIn, type ValueFile, valueFile } from '../valueFile.ts';

type NamedPage = Pick<PageSummary, 'url' | 'kind'>;

/** A value of a translation file or an article, with its text as pages show it. */
interface ShownText {
  file: ValueFile;
  path: readonly (string | number)[];
  shown: string;
}

function problemOnPage({ url, kind }: NamedPage, message: string): Problem {
  return problemOf(`${url} (${kind}/+Page.tsx)`, message);
}

/** @returns a problem at the file and line that contain a text of a page; if no file contains the text, a problem at the page */
export function problemWithText(
  page: NamedPage & Pick<PageSummary, 'language'>,
  text: string,
  message: string,
): Problem {
  const article = articleOf(page);
  if (article) {
    return problemIn(article, ['title'], `on ${page.url} ${message}`);
  }
  const [location, ...others] = textLocations(page.language, text);
  if (!location) {
    return problemOnPage(page, message);
  }
  const also = others.map(({ file, path }) => `${file.path} (${keyPath(path)})`).join(', ');
  return problemIn(
    location.file,
    location.path,
    `on ${page.url} ${message}${also && ` It stands in ${also} too.`}`,
  );
}

/** @returns the article that a page shows. Problems of its description are reported at its title, because it may have no description. */
function articleOf({ url, language }: NamedPage & Pick<PageSummary, 'language'>): ValueFile | undefined {
  const { path } = languageAndPathOf(url);
  const file = `content${path.replace(articlesPath, '/articles')}/${language}.md`;
  if (!path.startsWith(`${articlesPath}/`) || !existsSync(file)) {
    return undefined;
  }
  const text = readTextFile(file);
  const article = parseArticle(text);
  return 'issue' in article
    ? undefined
    : valueFile({ path: file, text }, [], article.frontMatter, article.locationOf);
}

/** @returns the texts of files that equal a text of a page; if none does, the longest that may equal it with its placeholders filled in */
function textLocations(language: string, text: string): ShownText[] {
  const known = shownTexts(language);
  const same = known.filter(({ shown }) => shown.trim() === text.trim());
  return same.length > 0 ? same : known.filter(({ shown }) => isPartOf(shown, text)).slice(0, 1);
}

/** The minimum length of a text without its placeholders. A shorter text would match too many pages. */
const minCharacters = 12;

/** @returns whether a page's text may be a file's text with its placeholders filled in */
function isPartOf(shown: string, text: string): boolean {
  const parts = shown.split(/\{\{.*?\}\}/).map((part) => part.trim());
  return parts.join('').length >= minCharacters && parts.every((part) => text.includes(part));
}

/** @returns the texts of a language and of its fallback languages, the longest first, because a longer match is more certain */
function shownTexts(language: string): ShownText[] {
  return readTranslationFiles(filesOf('.'))
    .filter((file) => chainOf(language).includes(file.language))
    .flatMap((file) => {
      const asShown = ownTranslations(file.language)[file.namespace];
      return valueFile(file, [], asShown).texts.map(({ path, value }) => ({ file, path, shown: value }));
    })
    .sort((one, other) => other.shown.length - one.shown.length);
}

/** @returns a problem at each line of code or content that contains a path; if no file contains it, a problem at the page */
export function problemsWithLink(page: NamedPage, href: string, message: string): Problem[] {
  const { path } = languageAndPathOf(href);
  const locations = filesOf('.')
    .read(pageCode)
    .flatMap((file) =>
      [...file.text.matchAll(pathLiteral)]
        .filter(([, literal]) => literal === path)
        .map(({ index }) => problemAt(file, index, `${page.url} ${message}`)),
    );
  return locations.length > 0 ? locations : [problemOnPage(page, message)];
}

const pageCode = /^(?:components|content|pages|renderer)\/.+\.(?:tsx?|json|md)$/;
/** Matches a path as code, JSON or Markdown writes it. */
const pathLiteral = /(?:['"`]|\]\()(\/[^'"`)\s]*)['"`)]/g;
