import { z } from 'zod';
import { distinctOrNone, key, keyWithWords, pastDate, testReference, text } from '../fields.ts';
import { parseFacts } from '../parseFacts.ts';
import { accessibilityAudit } from './accessibilityAudit.ts';
import { testRuns } from './testRuns.ts';
import json from './thisSite.json';

/** The page about this site as its own reference, and the tables that it offers as CSV files. */
export const thisSitePath = '/about/this-site';
export const requirementsTable = '/requirements.csv';
export const accessibilityTable = '/rgaa.csv';

const severities = ['major', 'minor', 'trivial'] as const;
/** What may report a fault, in the order in which `npm test all` runs it after `npm run check`. */
export const finders = ['check', 'types', 'unit', 'build', 'site', 'browser'] as const;
/** What was decided of a fault that nothing reported: a test was added, somebody looks at it before a release, or it is accepted. */
export const decisions = ['tested', 'read', 'accepted'] as const;

const defect = z.strictObject({
  key: keyWithWords({ own: ['thisSite:defects.items.*'] }, key),
  severity: z.enum(severities).describe('what it does to a visitor'),
  found: pastDate,
  mendedIn: text.describe('the version that mends it, 0.4.0; without it the defect is open').optional(),
});
const change = text.describe('what was changed in a copy of the site, for engineers');
const found = z.strictObject({ key, change, by: z.enum(finders).describe('what reported it first') });
/** What nothing reported at that version, whatever has been added since. */
const missed = z.strictObject({
  key: keyWithWords({ own: ['thisSite:planted.missed.*'] }, key),
  change,
  decision: z.enum(decisions).describe('what was decided of it'),
});
const requirement = z.strictObject({
  key: keyWithWords({ own: ['requirements:items.*'] }, key),
  area: keyWithWords({ among: ['requirements:areas.*'] }, key),
  tests: z.array(testReference).describe('the tests that hold it; none where nothing does'),
});

/** content/thisSite/thisSite.json: what is known to be wrong with this site, faults that were planted in a copy of it, and what it must do. Each list may be empty. */
export const thisSiteSchema = z.strictObject({
  defects: distinctOrNone(defect, 'key'),
  planted: z.strictObject({
    date: pastDate,
    version: text.describe('the commit that was tested'),
    found: distinctOrNone(found, 'key'),
    missed: distinctOrNone(missed, 'key'),
  }),
  requirements: distinctOrNone(requirement, 'key'),
});

export const { defects, planted, requirements } = parseFacts(
  'content/thisSite/thisSite.json',
  thisSiteSchema,
  json,
);

/** The defects that no version mends yet, the gravest first. */
export const openDefects = defects
  .filter(({ mendedIn }) => mendedIn === undefined)
  .toSorted((one, other) => severities.indexOf(one.severity) - severities.indexOf(other.severity));

/** Whether there is anything to show. Without facts there is no page, and nothing leads to it. */
export const hasThisSite =
  [accessibilityAudit.criteria, openDefects, planted.found, requirements, testRuns.runs].flat().length > 0;
