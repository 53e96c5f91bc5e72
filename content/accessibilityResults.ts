import { z } from 'zod';
import json from './accessibilityResults.json';
import { date, source, text } from './fields.ts';
import { parseContent } from './parseContent.ts';

const count = z.int().positive().describe('a number that was measured');

/** content/accessibilityResults.json: the results of axe. A build has no browser, so `npm run report accessibility` writes this file. */
export const accessibilityResultsSchema = z.strictObject({
  measured: date,
  /** The number of pages that were checked, in the languages of the switcher (`offered`). */
  documents: count,
  widths: text.describe('the widths of the window in pixels: 1280, 390'),
  /** The number of rules that applied to at least one element. */
  rules: count,
  violations: z.int().nonnegative().describe('a number that was measured'),
  axe: text.describe('the version of axe-core'),
  browser: text.describe('name and version'),
  source,
});

export const accessibilityResults = parseContent(
  'content/accessibilityResults.json',
  accessibilityResultsSchema,
  json,
);
