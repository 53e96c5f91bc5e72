import facts from './domains.json';
import { domainsSchema } from './schemas/domainsSchema.ts';

/** The eight domains, in the order they are shown; their words are in `domains.json` and `offre.json`. */
export const domains = domainsSchema.parse(facts);
