import { domains } from '../../content/domains.ts';
import { services } from '../../content/services.ts';
import { specimens } from '../../content/specimens/specimens.ts';
import type { DomainKey, PageKey, SpecimenKey } from '../../locales/i18next.d.ts';

/** An entry of content whose key is also a key in the translations. */
type Named<Fact, Key> = Fact & { key: Key };

// In `content/`, the type of a key is `string`. `npm run check` makes sure that each of these keys has translations
// (`scripts/check/references.ts`). So these casts are safe, and `t()` accepts the keys.
export const namedDomains = domains as readonly Named<(typeof domains)[number], DomainKey>[];
export const namedServices = services as readonly Named<(typeof services)[number], PageKey>[];
export const namedSpecimens = specimens as readonly Named<(typeof specimens)[number], SpecimenKey>[];
