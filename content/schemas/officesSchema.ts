import { z } from 'zod';
import { country, distinct, email, key, phone, sitePath, text } from './fields.ts';

const address = z.strictObject({
  street: text.describe('number and street'),
  postalCode: text.describe('a text in quotes: a postal code may start with 0'),
  city: text,
  country,
});

const office = z.strictObject({
  key,
  name: text.describe('the name that visitors read'),
  address,
  email,
  phone,
  latitude: z.number().min(-90).max(90).describe('degrees without quotes: 48.8846'),
  longitude: z.number().min(-180).max(180).describe('degrees without quotes, negative to the west: -1.5536'),
});

const foreign = z
  .strictObject({
    key,
    code: country,
    type: z.enum(['nearshore', 'americas', 'middle-east']),
    isNearshore: z.boolean().describe('true or false without quotes'),
    path: sitePath.optional(),
    cities: z.array(office).describe('a list of offices; an empty list [] shows "soon"'),
  })
  .superRefine(({ type, isNearshore }, context) => {
    if (isNearshore === (type === 'nearshore')) return;
    context.addIssue({
      code: 'custom',
      path: ['isNearshore'],
      message: `does not agree with "type": "${type}". Write ${type === 'nearshore'}`,
    });
  });

/** content/offices.json: where the company is. */
export const officesSchema = z.strictObject({
  headquarters: office,
  agencies: distinct(office, 'key', 'email'),
  foreign: distinct(foreign, 'key', 'code'),
  /** Facts of every office to fill in before launch: `npm run check` lists them until their names are removed from here. */
  placeholders: z.array(
    z.enum([
      'address.street',
      'address.postalCode',
      'address.city',
      'email',
      'phone',
      'latitude',
      'longitude',
    ]),
  ),
});

export type Office = z.infer<typeof office>;
