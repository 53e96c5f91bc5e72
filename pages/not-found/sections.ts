/** The sections of the site that have their own not-found page. */
export const sections = ['services', 'offre', 'blog'];

/** The value of the route parameter `section` for all other URLs. */
export const wholeSite = 'site';
