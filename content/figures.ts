import { z } from 'zod';
import { key, source, translatedKey, unique, uniqueOrEmpty } from './fields.ts';
import json from './figures.json';
import { parseContent } from './parseContent.ts';

const figure = z.strictObject({
  key,
  value: z.number().describe('a number without quotes: 95'),
  unit: z
    .enum(['percent', 'second', 'hour', 'day', 'month', 'year', 'times', 'degree'])
    .describe('what the number counts; left out where it counts things')
    .optional(),
  form: z.enum(['atLeast', 'below', 'change']).describe('"50+", "< 2 s" or "−60 %"').optional(),
  /** Who gave the explanation of the figure. The explanation itself is `basis` in `locales/<language>/lists.json`. */
  basis: z.strictObject({ source }).describe('who gave the explanation of what it counts').optional(),
  source,
});

export type Figure = z.infer<typeof figure>;

const list = unique(figure, 'key');

/** content/figures.json: the figures of each page, by list. The lists of achievements and of an office abroad may be empty. */
export const figuresSchema = z.strictObject({
  company: z.strictObject({ achievements: uniqueOrEmpty(figure, 'key') }),
  nearshore: z.strictObject({ office: uniqueOrEmpty(figure, 'key'), price: uniqueOrEmpty(figure, 'key') }),
  functionalTesting: z.strictObject({
    indicators: list,
    // The page shows each of these figures in a bar, with a text of its own.
    coverage: unique(
      figure.extend({ key: translatedKey({ equal: ['functionalTesting:coverage.items.*'] }, key) }),
      'key',
    ),
  }),
  automatedTesting: z.strictObject({ indicators: list, roi: list, sums: list }),
  performanceTesting: z.strictObject({ indicators: list, loadProfile: list, impact: list }),
  qualityAudits: z.strictObject({ indicators: list, benefits: list }),
});

/** The translations of each page explain what its figures count. */
export const figures = parseContent('content/figures.json', figuresSchema, json);

/** All figures in one list. Translations insert a figure by its key alone, so no two pages may share a key (a unit test checks this). */
export const allFigures: readonly Figure[] = Object.values(figures).flatMap((page) =>
  Object.values(page).flat(),
);
