import { Feed } from 'feed';
import { toHtml } from 'hast-util-to-html';
import { company } from '../../../content/company.ts';
import { languageOf, urlOf } from '../../../content/languages.ts';
import { articlesPath } from '../../../content/pagePaths.ts';
import { articleFiles } from '../../../renderer/articles/articleFiles.ts';
import { readArticles } from '../../../renderer/articles/readArticles.ts';
import type { WrittenPage } from '../writePage.ts';

/** The number of articles in a feed, the newest ones: its readers ask for it again and again. */
const most = 20;

/** @returns the Atom feed (RFC 4287) of each language that has articles, by its address */
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
        updated: dayOf(
          own
            .map(({ updated, date }) => updated ?? date)
            .sort()
            .at(-1),
        ),
        copyright: company.legalName,
        generator: company.name,
      });
      for (const article of own.slice(0, most)) {
        const link = absolute(`${articlesPath}/${article.slug}`);
        feed.addItem({
          id: link,
          link,
          title: asHtml(article.title),
          description: asHtml(article.summary),
          content: contents.get(urlOf(code, `${articlesPath}/${article.slug}`)) ?? asHtml(article.summary),
          author: [{ name: article.author }],
          published: dayOf(article.date),
          date: dayOf(article.updated ?? article.date),
        });
      }
      // The library writes no language (Atom, RFC 4287 §2).
      const text = feed.atom1().replace('<feed ', `<feed xml:lang="${languageOf(code).hreflang}" `);
      return [urlOf(code, '/feed.xml'), text];
    }),
  );
}

/** The library says of each text that it is HTML (RFC 4287 §3.1.1.2): `<kbd>` in a title would be an element. */
function asHtml(value: string): string {
  return toHtml({ type: 'text', value });
}

function dayOf(day = '1970-01-01'): Date {
  return new Date(`${day}T00:00:00Z`);
}
