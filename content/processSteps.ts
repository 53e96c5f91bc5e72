import { z } from 'zod';
import facts from './processSteps.json';

const processStepsSchema = z.array(
  z.strictObject({
    /** Names the words in `locales/<lng>/methodologies.json`. */
    key: z.enum(['scoping', 'risk', 'design', 'preparation', 'execution', 'completion']),
    /** Working days for an application of average size; `null` where the scope alone decides. */
    days: z.int().min(1).nullable(),
    /** How many of these days run beside the step before. */
    overlapDays: z.int().min(0),
  }),
);

/** The steps of a test campaign, in order. */
export const processSteps = processStepsSchema.parse(facts);

export type ProcessStep = (typeof processSteps)[number];
