/** What search engines show of a page's head without cutting it, in characters. */
export const headLimits = { title: { least: 1, most: 60 }, description: { least: 50, most: 160 } } as const;
