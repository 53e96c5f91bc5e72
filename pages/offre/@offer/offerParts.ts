/** The parts of an offer in the order in which they are numbered, listed and read. */
export const offerParts = ['scope', 'testing', 'automation', 'security', 'audit', 'deliverables'] as const;

export type OfferPart = (typeof offerParts)[number];

/**
 * @param part a part of an offer
 * @returns its number on the page, in two digits
 */
export function numberOf(part: OfferPart): string {
  return String(offerParts.indexOf(part) + 1).padStart(2, '0');
}
