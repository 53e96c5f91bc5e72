/** The sections of the site that have a not-found page of their own; every other address gets that of the site. */
export const sections = ['services', 'offre', 'blog'];

/** The name of the not-found page of the whole site. */
export const wholeSite = 'site';
