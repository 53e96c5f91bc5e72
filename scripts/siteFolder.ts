/** Where the site is served from. Only ever replaced as a whole. */
export const siteFolder = 'dist/client';
