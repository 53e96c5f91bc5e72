import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Alias } from '../../content/aliases.ts';
import { languageAndPathOf } from '../../content/languages.ts';
import { writtenFiles } from '../../content/pagePaths.ts';
import type { ArticleFile } from './articles.ts';
import { didYouMean, type Problem, problemAt } from './problem.ts';
import type { TranslationFile } from './translationFiles.ts';
import { problemIn, textsAt, type ValueFile } from './valueFile.ts';

/** @returns the paths at which the site answers: folders of `pages/`, what `+onBeforePrerenderStart.ts` lists, files; nothing is rendered */
export async function pagePaths(project: string, files: readonly string[]): Promise<Set<string>> {
  // Modules that read facts are loaded late: they throw while a fact is invalid.
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
  // Facts may name a file too.
  const served = files.flatMap((file) => /^public(\/.+)/.exec(file)?.[1] ?? []);
  return new Set([...paths.flat(), ...aliases.map(({ from }) => from), ...served, ...writtenFiles]);
}

/** Matches a link of Markdown to a page of this site; the address of a file has a point before its extension. */
const linkToPage = /\]\((\/[\w/-]*)(?=[#)])/g;
/** Matches the path of an address that begins with a slash, where it is that of a page. */
const pageAddress = /^\/[\w/-]*(?=#|$)/;

/** Finds paths that lead to no page (`known`), in facts, words and articles: also those that the chat alone answers with. */
export function lostPaths(
  content: readonly ValueFile[],
  translations: readonly TranslationFile[],
  articles: readonly ArticleFile[],
  known: ReadonlySet<string>,
): Problem[] {
  const [slug = ''] = textsAt(content, 'company', 'slug');
  const reasonFor = (address: string) => {
    // Fragments are not looked at: where a section has gone with its entry, the chat answers with its page.
    const named = languageAndPathOf(address.replace(/[?#].*/, '').replace('{slug}', slug)).path;
    // Each page also stands as Markdown beside itself.
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
  const inWords = translations.map((file) => ({
    file,
    links: [...file.text.matchAll(linkToPage)].map(({ index, 1: address = '' }) => ({
      address,
      offset: index,
    })),
  }));
  const inTexts = [...inWords, ...articles.map((file) => ({ file, links: file.links }))].flatMap(
    ({ file, links }) =>
      links.flatMap(({ address, offset }) => {
        const [path] = pageAddress.exec(address) ?? [];
        const message = path && reasonFor(path);
        return message ? problemAt(file, offset, message) : [];
      }),
  );
  // The keys of the values are the old addresses. Hosts would lead visitors away from a page of that address; one with a query is not the page's.
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
