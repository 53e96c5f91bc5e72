import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Alias, aliases } from '../../content/aliases.ts';
import { articleFiles } from '../../content/articles/articleFiles.ts';
import { type ArticleSource, readArticles } from '../../content/articles/readArticles.ts';
import { builtLanguages } from '../../locales/builtLanguages.ts';
import { type LanguageCode, urlOf } from '../../locales/languages.ts';

/**
 * Writes `_redirects`, which Cloudflare Pages and Netlify read.
 *
 * @param folder the built site
 * @throws Error when an article is wrong
 */
export async function writeRedirects(folder: string): Promise<void> {
  const articles = readArticles(articleFiles()).filter(({ language }) => builtLanguages.includes(language));
  await writeFile(path.join(folder, '_redirects'), `${redirectLines(articles, aliases).join('\n')}\n`);
}

/**
 * The rules, in the order that Cloudflare asks for: addresses without wildcard come first. There a rule goes before the
 * file of the same address (Netlify: after), so that each article but the one shown for unknown addresses has a rule of its own.
 *
 * @param articles every article in every language
 * @param aliases the other names of pages
 * @returns lines of `source destination status`
 */
export function redirectLines(
  articles: readonly Pick<ArticleSource, 'slug' | 'language' | 'featured'>[],
  aliases: readonly Alias[],
): string[] {
  const languages = [...new Set(articles.map(({ language }) => language))].sort();
  const blog = (language: LanguageCode, rest: string) => urlOf(language, `/blog/${rest}`);

  return [
    // A domain of the offer under its other key moves for good. The other aliases are addresses in their own right.
    ...aliases
      .filter(({ from }) => from.startsWith('/offre/'))
      .flatMap(({ from, to }) =>
        languages.map((language) => `${urlOf(language, from)} ${urlOf(language, to)} 301`),
      ),
    ...languages.map((language) => `${blog(language, '')} ${urlOf(language, '/blog')} 301`),
    ...articles
      .filter(({ featured }) => !featured)
      .map(({ slug, language }) => `${blog(language, slug)} ${blog(language, slug)} 200`),
    ...articles
      .filter(({ featured }) => featured)
      .map(({ slug, language }) => `${blog(language, '*')} ${blog(language, slug)} 200`),
  ];
}
