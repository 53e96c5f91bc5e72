/** The sections of the site that have their own not-found page. */
export const sections = ['services', 'offre', 'blog'];

/** Replaces the section for all other addresses. */
export const wholeSite = 'site';
