import facts from './caseStudies.json';
import { caseStudiesSchema } from './schemas/caseStudiesSchema.ts';

/** The case studies, in the order they are shown; their words are in `caseStudies.json`. */
export const caseStudies = caseStudiesSchema.parse(facts);
