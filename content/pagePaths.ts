/** Paths, without language, of pages that the rest of the site must know. */

/** The list of articles; each of them stands below it. */
export const articlesPath = '/blog';

/** The search, which takes what is looked for as `?q=`. */
export const searchPath = '/search';

/** The files that a build writes beside the pages, for whoever looks for them by name; each language has a feed below its own address. */
export const writtenFiles: readonly string[] = [
  ...['/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt'],
  ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png'],
  ...['/requirements.csv', '/rgaa.csv'],
];

/** Pages that name the feed of articles: a feed reader finds it by their address. */
export const pathsWithFeed: readonly string[] = ['/', articlesPath];
