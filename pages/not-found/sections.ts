/** The sections of the site that have their own not-found page. */
export const sections = ['services', 'offre', 'blog'];

/** The value of `section` for all other URLs. */
export const wholeSite = 'site';
