import { domains } from '../../content/domains.ts';
import { services } from '../../content/services.ts';
import { specimens } from '../../content/specimens/specimens.ts';
import type { DomainKey, PageKey, SpecimenKey } from '../../locales/i18next.d.ts';

/** A fact whose key is one of those of the words. */
type Named<Fact, Key> = Fact & { key: Key };

// In `content/`, a key is any text. `npm run check` holds that each of these keys has words (`scripts/check/references.ts`), so
// they may be read as keys of the words, and `t()` takes them.
export const namedDomains = domains as readonly Named<(typeof domains)[number], DomainKey>[];
export const namedServices = services as readonly Named<(typeof services)[number], PageKey>[];
export const namedSpecimens = specimens as readonly Named<(typeof specimens)[number], SpecimenKey>[];
