import { z } from 'zod';

const route = z.string().regex(/^\/[\w/-]*$/, 'is no path of a page without language, such as "/search"');

/** Which pages of this site the engine treats in a way of their own. Paths are without language. */
export const site = z
  .strictObject({
    /** The list of articles; each of them stands below it. */
    articles: route,
    /** It takes what is looked for as `?q=`. */
    search: route,
    /** Where somebody who wants to follow the site gives its address to a feed reader. */
    withFeed: z.array(route),
    /** Pages that exist while editing only. */
    developmentOnly: z.array(route),
    /** Where the assistant's answer to the first question that it suggests leads. */
    firstAnswer: route,
  })
  .parse({
    articles: '/blog',
    search: '/search',
    withFeed: ['/', '/blog'],
    developmentOnly: ['/gallery'],
    firstAnswer: '/services',
  });
