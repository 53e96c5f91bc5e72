import type { Resources } from '../../../locales/i18next.d.ts';

/** An offer that has words; `content/domains.json` lists the same ones, with their domains. */
export type OfferKey = Exclude<keyof Resources['offre'], 'labels' | 'cta'>;
