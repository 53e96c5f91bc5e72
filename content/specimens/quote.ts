import { z } from 'zod';
import { currency, key, specimenFields, unique } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import { testRoles } from '../teams.ts';
import json from './quote.json';

const line = z.strictObject({
  key,
  role: z.enum(testRoles).describe('who does the work'),
  place: z.enum(['onSite', 'france', 'tunis']).describe('where the work is done'),
  days: z.int().min(1).describe('days of work without quotes: 16'),
  dayRate: z.int().min(1).describe('the price of a day before tax, without quotes: 540'),
});

/** content/specimens/quote.json: the specimen of a quote. All of it is invented. Its amounts are computed from days and day rates. */
export const quoteSchema = z.strictObject({
  ...specimenFields,
  validDays: z.int().min(1).describe('for how many days the offer is valid, without quotes: 30'),
  currency,
  taxPercent: z.number().min(0).describe('the rate of value-added tax without quotes: 20'),
  lines: unique(line, 'key'),
  /** Changes that would raise the price, each with the days that it adds. */
  changes: unique(line, 'key'),
});

export const quote = parseContent('content/specimens/quote.json', quoteSchema, json);
