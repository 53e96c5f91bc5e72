import { z } from 'zod';
import facts from './positions.json';

const positionsSchema = z.array(
  z
    .strictObject({
      /** Names the words in `locales/<lng>/careers.json`. */
      key: z.enum(['seniorQa', 'manualQa', 'performance', 'manager']),
      city: z.string().min(1),
      country: z.string().length(2),
      /** As schema.org names it; its words are in `careers.json`, under `positions.types`. */
      employmentType: z.enum(['FULL_TIME']),
      minimumExperienceYears: z.int().min(0),
      datePosted: z.iso.date(),
      validThrough: z.iso.date(),
      applyUrl: z.url({ protocol: /^https$/ }),
    })
    .refine(({ datePosted, validThrough }) => datePosted < validThrough, {
      path: ['validThrough'],
      message: 'An offer ends after it was posted.',
    }),
);

/** The open positions, in the order in which they are shown. */
export const positions = positionsSchema.parse(facts);

export type Position = (typeof positions)[number];
