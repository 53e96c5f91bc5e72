import facts from './catalogue.json';
import { catalogueSchema } from './schemas/catalogueSchema.ts';

/** What the search finds, services first; the words are in `search.json`. */
export const catalogue = catalogueSchema.parse(facts);
