/** Where the site is served from. Only ever replaced as a whole. */
export const siteFolder = 'dist/client';

/** The functions that the site calls, each in a folder that its host can deploy. */
export const functionsFolder = 'dist/functions';
