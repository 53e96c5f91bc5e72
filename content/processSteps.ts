import facts from './processSteps.json';
import { processStepsSchema } from './schemas/processStepsSchema.ts';

/** The steps of a test campaign, in order; their words are in `methodologies.json`. */
export const processSteps = processStepsSchema.parse(facts);
