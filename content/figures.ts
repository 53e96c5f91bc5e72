import { z } from 'zod';
import { distinct, key } from './fields.ts';
import json from './figures.json';
import { parseFacts } from './parseFacts.ts';

const figure = z.strictObject({
  key,
  value: z.number().min(0).describe('a number without quotes: 95'),
  unit: z.enum(['percent', 'hour']),
});

/** content/figures.json: the figures that pages draw. */
export const figuresSchema = z.strictObject({
  functionalTesting: z.strictObject({ coverage: distinct(figure, 'key') }),
  performanceTesting: z.strictObject({ loadProfile: distinct(figure, 'key') }),
});

/** The figures that pages draw; what they stand for is in the words of the page. */
export const figures = parseFacts('content/figures.json', figuresSchema, json);
