/** Paths, without language, of pages that the rest of the site must know. */

/** The list of articles; each of them stands below it. */
export const articlesPath = '/blog';

/** The search, which takes what is looked for as `?q=`. */
export const searchPath = '/search';

/** Pages where somebody who wants to follow the site may give its address to a feed reader. */
export const pathsWithFeed: readonly string[] = ['/', articlesPath];

/** Pages that exist while editing only. */
export const developmentPaths: readonly string[] = ['/gallery'];
