/** Paths of pages and files that other parts of the site refer to, without language. */

/** The list of articles. The path of each article begins with it. */
export const articlesPath = '/blog';

/** The search. Its query parameter is `q`. */
export const searchPath = '/search';

/** The files that a build generates. `npm run check` accepts links to them, also with the prefix of a language: `/en/feed.xml`. */
export const generatedFiles: readonly string[] = [
  ...['/feed.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/.well-known/security.txt'],
  ...['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png', '/icon-512.png'],
  ...['/requirements.csv', '/rgaa.csv'],
];

/** The pages whose head links to the feed, so that feed readers find it there. */
export const pathsWithFeed: readonly string[] = ['/', articlesPath];
