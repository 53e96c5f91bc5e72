import { z } from 'zod';
import { distinct, key } from './fields.ts';

const figure = z.strictObject({
  id: key,
  value: z.number().min(0).describe('a number without quotes: 95'),
  unit: z.enum(['percent', 'hour']),
});

/** content/figures.json: the figures that pages draw. */
export const figuresSchema = z.strictObject({
  functionalTesting: z.strictObject({ coverage: distinct(figure, 'id') }),
  performanceTesting: z.strictObject({ loadProfile: distinct(figure, 'id') }),
});
