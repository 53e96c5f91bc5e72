import { z } from 'zod';
import { distinctOrNone, key, pastDate, text } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './plantedFaults.json';

const fault = z.strictObject({
  key,
  change: text.describe('what was changed in a copy of the site, for engineers'),
  foundBy: z.enum(['test', 'check', 'build', 'nothing']).describe('what reported it first'),
});

/** content/thisSite/plantedFaults.json: faults that were planted in a copy of this site, one at a time, to see whether something reports them. */
export const plantedFaultsSchema = z.strictObject({
  planted: pastDate,
  faults: distinctOrNone(fault, 'key'),
});

export const plantedFaults = parseFacts('content/thisSite/plantedFaults.json', plantedFaultsSchema, json);
