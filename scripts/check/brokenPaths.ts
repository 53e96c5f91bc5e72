import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alias } from '../../content/aliases.ts';
import { languageAndPathOf } from '../../content/languages.ts';
import { generatedFiles } from '../../content/pagePaths.ts';
import type { ArticleFile } from './articles.ts';
import { didYouMean, type Problem, problemAt } from './problem.ts';
import type { TranslationFile } from './translationFiles.ts';
import { problemIn, textsAt, type ValueFile } from './valueFile.ts';

/** @returns the paths of pages, aliases and files, found without rendering the site */
export async function pagePaths(project: string, files: readonly string[]): Promise<Set<string>> {
  // Imported here, because modules that read content throw if it is invalid.
  const load = (module: string) => import(pathToFileURL(path.resolve(project, module)).href);
  const folders = files.flatMap((file) => /^pages(\/.+)\/\+Page\.tsx$/.exec(file)?.[1] ?? []);
  const paths = await Promise.all(
    folders.map(async (folder): Promise<string[]> => {
      const list = `pages${folder}/+onBeforePrerenderStart.ts`;
      return files.includes(list)
        ? (await load(list)).onBeforePrerenderStart()
        : [folder === '/index' ? '/' : folder];
    }),
  );
  const { aliases }: { aliases: readonly Alias[] } = await load('content/aliases.ts');
  // Content may also link to a file.
  const served = files.flatMap((file) => /^public(\/.+)/.exec(file)?.[1] ?? []);
  return new Set([...paths.flat(), ...aliases.map(({ from }) => from), ...served, ...generatedFiles]);
}

/** Matches a Markdown link to a page of this site. The URL of a file has a dot before its extension, so it does not match. */
const linkToPage = /\]\((\/[\w/-]*)(?=[#)])/g;
/** Matches the path of a URL that begins with a slash, unless the path has a dot, as the path of a file does. */
const pageUrl = /^\/[\w/-]*(?=#|$)/;

/** Finds paths in content, translations and articles that are not `known`, including those that only the chat's answers show. */
export function brokenPaths(
  content: readonly ValueFile[],
  translations: readonly TranslationFile[],
  articles: readonly ArticleFile[],
  known: ReadonlySet<string>,
): Problem[] {
  // A topic of the chat writes `{slug}` for the company's slug (`content/chat/chatSchemas.ts`).
  const [slug = ''] = textsAt(content, 'company', 'slug');
  const reasonFor = (url: string) => {
    // Only the page is checked: a link of the chat to a section that is gone still leads to its page.
    const named = languageAndPathOf(url.replace(/[?#].*/, '').replace('{slug}', slug)).path;
    // Each page is also served as Markdown.
    return known.has(named.replace(/\.md$/, ''))
      ? undefined
      : `names "${named}", which does not exist. ${didYouMean(named, known, '')}`.trim();
  };
  const inValues = [...content, ...translations, ...articles].flatMap((file) =>
    file.texts.flatMap(({ path, value }) => {
      const message = value.startsWith('/') && reasonFor(value);
      return message ? problemIn(file, path, message) : [];
    }),
  );
  const inTranslations = translations.map((file) => ({
    file,
    links: [...file.text.matchAll(linkToPage)].map(({ index, 1: url = '' }) => ({ url, offset: index })),
  }));
  const inTexts = [...inTranslations, ...articles.map((file) => ({ file, links: file.links }))].flatMap(
    ({ file, links }) =>
      links.flatMap(({ url, offset }) => {
        const [path] = pageUrl.exec(url) ?? [];
        const message = path && reasonFor(path);
        return message ? problemAt(file, offset, message) : [];
      }),
  );
  // The keys of `redirects.json` are old URLs. A redirect from the URL of a page would hide that page, unless the old URL has a query.
  const inRedirects = content
    .filter((file) => file.path === 'content/redirects.json')
    .flatMap((file) =>
      file.texts
        .filter(({ key }) =>
          known.has(languageAndPathOf(key.replace(/(?:\/index)?(?:\.html)?\/?$/, '') || '/').path),
        )
        .map(({ path }) => problemIn(file, path, 'is an address of this site already. Remove it.')),
    );
  return [...inValues, ...inTexts, ...inRedirects];
}
