import { accessibilityAudit } from './accessibilityAudit.ts';
import { openDefects } from './knownDefects.ts';
import { plantedFaults } from './plantedFaults.ts';
import { requirements } from './requirements.ts';
import { testRuns } from './testRuns.ts';

/** The page about this site as its own reference: what was tested on it, and what is known to be wrong. */
export const thisSitePath = '/about/this-site';

/** The tables that the page offers as CSV files: the requirements in the language of the page, the grid of the RGAA in French. */
export const requirementsTable = '/requirements.csv';
export const accessibilityTable = '/rgaa.csv';

/** Whether there is anything to show. Without facts there is no page, and nothing leads to it. */
export const hasThisSite =
  [
    accessibilityAudit.criteria,
    openDefects,
    plantedFaults.found,
    plantedFaults.missed,
    requirements,
    testRuns.runs,
  ].flat().length > 0;
