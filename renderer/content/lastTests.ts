import { testRuns } from '../../content/thisSite/testRuns.ts';
import { buildDay } from './buildDay.ts';

/** @returns the test runs, or none where the last one is older than 30 days: such results do not describe the site any more */
export function freshRuns(all: typeof testRuns, today: string): typeof testRuns {
  const [last] = all.runs;
  const isFresh = last && Date.parse(today) - Date.parse(last.date) <= 30 * 86_400_000;
  return isFresh ? all : { runs: [], requirements: {} };
}

/** The complete test runs of the site, the last one first, and the last run's results by requirement. Empty where that run is too old. */
export const lastTests = freshRuns(testRuns, buildDay());
