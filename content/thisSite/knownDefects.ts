import { z } from 'zod';
import { distinctOrNone, key, keyWithWords, pastDate } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import json from './knownDefects.json';

const severities = ['major', 'minor', 'trivial'] as const;

const defect = z.strictObject({
  key: keyWithWords({ own: ['thisSite:defects.items.*'] }, key),
  severity: z.enum(severities).describe('what it does to a visitor'),
  /** The day it was put on the list. */
  found: pastDate,
  /** The version of `package.json` that mends it; while it is left out, the defect is open. */
  mendedIn: z
    .string()
    .regex(/^\d+\.\d+\.\d+$/)
    .describe('a version: 0.4.0')
    .optional(),
});

/** content/thisSite/knownDefects.json: what is known to be wrong with this site. The list may be empty. */
export const knownDefectsSchema = distinctOrNone(defect, 'key');

/** The defects that no version mends yet, the gravest first; their words are in `thisSite.json`. */
export const openDefects = parseFacts('content/thisSite/knownDefects.json', knownDefectsSchema, json)
  .filter(({ mendedIn }) => mendedIn === undefined)
  .toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));
