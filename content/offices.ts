import { z } from 'zod';
import facts from './offices.json';

const text = z.string().min(1);

const placeSchema = z.strictObject({
  key: text,
  name: text,
  address: z.strictObject({ street: text, postalCode: text, city: text, country: z.string().length(2) }),
  email: z.email(),
  phone: z.string().regex(/^\+[\d ]+$/, 'Write it as +33 1 23 45 67 89.'),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const officesSchema = z.strictObject({
  headquarters: placeSchema,
  agencies: z.array(placeSchema),
  foreign: z.array(
    z.strictObject({
      key: z.enum(['tunisia', 'canada', 'saudiArabia', 'unitedStates']),
      code: z.string().length(2),
      type: z.enum(['nearshore', 'americas', 'middle-east']),
      isNearshore: z.boolean(),
      path: z.string().startsWith('/').optional(),
      /** Empty where an office is announced and not open yet. */
      cities: z.array(placeSchema),
    }),
  ),
  /** Facts to fill in before launch: `npm run check` lists them. */
  placeholders: z.array(text),
});

/** Where the company is: headquarters, French agencies, presence abroad. */
export const offices = officesSchema.parse(facts);

export type Place = z.infer<typeof placeSchema>;
