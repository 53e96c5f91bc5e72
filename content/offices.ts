import facts from './offices.json';
import { officesSchema } from './schemas/officesSchema.ts';

/** Headquarters, agencies and presence abroad, in the order they are shown. */
export const offices = officesSchema.parse(facts);
