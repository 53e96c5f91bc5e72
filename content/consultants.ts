import facts from './consultants.json';
import { consultantsSchema } from './schemas/consultantsSchema.ts';

/** The consultant profiles, in the order they are shown; their words are in `consultants.json`. */
export const consultants = consultantsSchema.parse(facts);
