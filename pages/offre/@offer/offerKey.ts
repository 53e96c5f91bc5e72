import type { Resources } from '../../../locales/i18next.d.ts';

/** The key of an offer with translations. It is the `offreKey` of a domain in `content/domains.json`. */
export type OfferKey = Exclude<keyof Resources['offre'], 'labels' | 'cta'>;
