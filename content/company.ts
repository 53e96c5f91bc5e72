import facts from './company.json';
import { companySchema } from './schemas/companySchema.ts';

/** The facts about the company: everything that shows its name or an address reads it from here. */
export const company = companySchema.parse(facts);
