import { testRuns } from '../../content/thisSite/testRuns.ts';
import { buildDay } from './buildDay.ts';

/** @returns the test runs, or none if the last run is older than 30 days, because its results no longer describe the site */
export function freshRuns(all: typeof testRuns, today: string): typeof testRuns {
  const [last] = all.runs;
  const isFresh = last && Date.parse(today) - Date.parse(last.date) <= 30 * 86_400_000;
  return isFresh ? all : { runs: [], requirements: {} };
}

/** The complete test runs, newest first, and the results of the newest run by requirement. Both are empty if that run is too old. */
export const lastTests = freshRuns(testRuns, buildDay());
