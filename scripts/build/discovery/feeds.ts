import { Feed } from 'feed';
import { company } from '../../../content/company.ts';
import { languageOf, urlOf } from '../../../content/languages.ts';
import { articlesPath } from '../../../content/pagePaths.ts';
import { articleFiles } from '../../../renderer/articles/articleFiles.ts';
import { readArticles } from '../../../renderer/articles/readArticles.ts';
import type { WrittenPage } from '../writePage.ts';

/** The number of articles in a feed, the newest ones: its readers ask for it again and again. */
const most = 20;

/**
 * @param pages those of the site, which hold the whole text of each article
 * @returns the Atom feed (RFC 4287) of each language that has articles, by its address
 */
export function feeds(pages: readonly WrittenPage[]): Record<string, string> {
  const contents = new Map(pages.map(({ url, article }) => [url, article]));
  const articles = readArticles(articleFiles());
  const codes = [...new Set(articles.map(({ language }) => language))];
  return Object.fromEntries(
    codes.map((code) => {
      const own = articles.filter(({ language }) => language === code);
      const absolute = (path: string) => company.origin + urlOf(code, path);
      const feed = new Feed({
        id: absolute(articlesPath),
        link: absolute(articlesPath),
        title: company.name,
        language: languageOf(code).hreflang,
        feedLinks: { atom: absolute('/feed.xml') },
        updated: dayOf(own.map(({ updated, date }) => updated ?? date).reduce(later)),
        copyright: company.legalName,
        generator: company.name,
      });
      for (const article of own.slice(0, most)) {
        const path = `${articlesPath}/${article.slug}`;
        const link = absolute(path);
        feed.addItem({
          id: link,
          link,
          title: article.title,
          description: article.summary,
          content: contents.get(urlOf(code, path)) ?? article.summary,
          author: [{ name: article.author }],
          published: dayOf(article.date),
          date: dayOf(article.updated ?? article.date),
        });
      }
      // The library writes no language (Atom, RFC 4287 §2), and says of titles that they are HTML, in which `<kbd>` would be an element (§3.1).
      const text = feed
        .atom1()
        .replace('<feed ', `<feed xml:lang="${languageOf(code).hreflang}" `)
        .replaceAll(/<(title|summary) type="html">/g, '<$1 type="text">');
      return [urlOf(code, '/feed.xml'), text];
    }),
  );
}

const later = (one: string, other: string) => (one > other ? one : other);

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
