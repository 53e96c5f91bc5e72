import { z } from 'zod';
import { distinctOrNone, key, keyWithWords, pastDate, text } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './plantedFaults.json';

/** What may report a fault, in the order in which `npm test all` runs it after `npm run check`. */
export const finders = ['check', 'types', 'unit', 'build', 'site', 'browser'] as const;

/** What was decided of a fault that nothing reported: a test has been added, somebody looks at it before a release, or it is accepted. */
export const decisions = ['tested', 'read', 'accepted'] as const;

const change = text.describe('what was changed in a copy of the site, for engineers');

/** content/thisSite/plantedFaults.json: faults that were planted in a copy of this site, to see whether something reports them. */
export const plantedFaultsSchema = z.strictObject({
  planted: pastDate,
  version: text.describe('the commit that was tested'),
  found: distinctOrNone(
    z.strictObject({ key, change, by: z.enum(finders).describe('what reported it first') }),
    'key',
  ),
  /** What nothing reported at that version, whatever has been added since. */
  missed: distinctOrNone(
    z.strictObject({
      key: keyWithWords({ own: ['thisSite:planted.missed.*'] }, key),
      change,
      decision: z.enum(decisions).describe('what was decided of it'),
    }),
    'key',
  ),
});

export const plantedFaults = parseFacts('content/thisSite/plantedFaults.json', plantedFaultsSchema, json);
