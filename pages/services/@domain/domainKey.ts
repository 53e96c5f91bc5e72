import type { Resources } from '../../../locales/i18next.d.ts';

/** A domain that has words; `content/domains.json` lists the same ones. */
export type DomainKey = keyof Resources['common']['domains'];
