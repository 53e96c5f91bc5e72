/** The sections of the site that have a not-found page of their own. */
export const sections = ['services', 'offre', 'blog'];

/** Stands in the place of a section for all other addresses. */
export const wholeSite = 'site';
