import { z } from 'zod';
import { key, pastDate, text, translatedKey, uniqueOrEmpty } from '../fields.ts';
import { parseContent } from '../parseContent.ts';
import json from './thisSite.json';

const defect = z.strictObject({
  key: translatedKey({ equal: ['thisSite:defects.items.*'] }, key),
  severity: z.enum(['major', 'minor', 'trivial']).describe('what it does to a visitor'),
  found: pastDate,
  mendedIn: text.describe('the version that mends it, 0.4.0; without it the defect is open').optional(),
});
const outcome = z
  .enum(['check', 'types', 'unit', 'build', 'site', 'browser', 'tested', 'read', 'accepted'])
  .describe(
    'what found the error first; if nothing did: tested (a test was added), read (people look for it) or accepted',
  );
const plantedError = <Key extends z.ZodType<string>>(keySchema: Key) =>
  z.strictObject({
    key: keySchema,
    change: text.describe('what was changed in a copy of the site'),
    outcome,
  });
const requirement = z.strictObject({
  key: translatedKey({ equal: ['requirements:items.*'] }, key),
  area: translatedKey({ superset: ['requirements:areas.*'] }, key),
  tests: z
    .array(z.string().startsWith('tests/'))
    .describe('the tests that check it: tests/a.test.ts › title of the test'),
});

/** content/thisSite/thisSite.json: the quality of this site. `planted`: errors put into a copy of the site, to see if tests find them. */
export const thisSiteSchema = z.strictObject({
  defects: uniqueOrEmpty(defect, 'key'),
  planted: z.strictObject({
    date: pastDate,
    version: text.describe('the commit that was tested'),
    found: uniqueOrEmpty(plantedError(key), 'key'),
    missed: uniqueOrEmpty(plantedError(translatedKey({ equal: ['thisSite:planted.missed.*'] }, key)), 'key'),
  }),
  requirements: uniqueOrEmpty(requirement, 'key'),
});

const content = parseContent('content/thisSite/thisSite.json', thisSiteSchema, json);
export const { planted, requirements } = content;
export const openDefects = content.defects.filter(({ mendedIn }) => mendedIn === undefined);

/** If false, the page about this site is neither built nor linked. `missed` is not counted: the page shows it only beside `found`. */
export const hasThisSite = [openDefects, planted.found, requirements].flat().length > 0;
