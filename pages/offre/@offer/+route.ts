/** The key of an offer; a domain's own key answers too (`content/aliases.ts`). */
export const route = '/offre/@offer';
