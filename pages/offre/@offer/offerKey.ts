import type { Resources } from '../../../locales/i18next.d.ts';

/** The parts of an offer in the order in which they are numbered, listed and read. */
export const offerParts = ['scope', 'testing', 'automation', 'security', 'audit', 'deliverables'] as const;

export type OfferPart = (typeof offerParts)[number];

/** @returns the number of a part on the page, in two digits */
export function numberOf(part: OfferPart): string {
  return String(offerParts.indexOf(part) + 1).padStart(2, '0');
}

/** The key of an offer that has words: the `offreKey` of a domain in `content/domains.json`. */
export type OfferKey = Exclude<keyof Resources['offre'], 'labels' | 'cta'>;
