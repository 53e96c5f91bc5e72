import { domains } from '../../content/domains.ts';
import type { Resources } from '../../locales/i18next.d.ts';

/** A domain that has words. */
export type DomainKey = keyof Resources['common']['domains'];

type DomainCard = (typeof domains)[number] & { key: DomainKey };

/** The eight domains. That each key of `domains.json` has words is what `npm run check` holds. */
export const domainCards = domains as readonly DomainCard[];
