/** The sections of the site that have their own not-found page. */
export const sections = ['services', 'offre', 'blog'];

/** The value of the route parameter `section` for unknown URLs outside these sections. */
export const wholeSite = 'site';
