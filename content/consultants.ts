import { z } from 'zod';
import facts from './consultants.json';

const consultantsSchema = z.array(
  z.strictObject({
    /** Names the words in `locales/<lng>/consultants.json`, and the request on the contact page. */
    id: z.enum([
      'automation_engineer',
      'data_tester',
      'blockchain_tester',
      'sap_tester',
      'lead_tester',
      'qa_manager',
    ]),
    icon: z.enum(['workflow', 'database', 'blocks', 'layers', 'compass', 'clipboard-check']),
    /** At least so many years in the speciality. */
    experience: z.int().min(1),
    availability: z.enum(['available']),
  }),
);

/** The profiles that can be asked for, in the order in which they are shown. */
export const consultants = consultantsSchema.parse(facts);

export type Consultant = (typeof consultants)[number];
