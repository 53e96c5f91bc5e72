import { z } from 'zod';
import { currency } from './fields.ts';
import { officeCity } from './offices.ts';
import { parseContent } from './parseContent.ts';
import json from './rates.json';
import { testRoles } from './teams.ts';

const amount = z.number().min(1).describe('an amount before tax, without quotes: 450');

const rate = z
  .strictObject({
    role: z.enum(testRoles).describe('who does the work'),
    city: officeCity.describe('the city of the office from which the role works: Tunis'),
    from: amount,
    to: amount,
    currency,
    source: z.enum(['owner', 'example']).describe('"example" until the owner has given the rate'),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is less than "from"' });

/** content/rates.json: the day rates, by role and city. The list may be empty: pages then show no rate. */
export const ratesSchema = z.array(rate).meta({
  description: 'the range of the price of a day, by role and place',
  inLaunchChecklist: true,
});

export const rates = parseContent('content/rates.json', ratesSchema, json);
