/** The key of a domain; a static page at the same depth (`/services/nearshore`) comes first. */
export const route = '/services/@domain';
