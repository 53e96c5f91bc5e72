import { testRuns } from '../../content/thisSite/testRuns.ts';
import { buildDay } from './buildDay.ts';

/**
 * @returns the test runs with their results, or no runs where the last one is older than 30 days. Such results do not describe the site any
 * more.
 */
export function freshRuns(all: typeof testRuns, today: string): typeof testRuns {
  const [last] = all.runs;
  const isFresh = last && Date.parse(today) - Date.parse(last.date) <= 30 * 86_400_000;
  return isFresh ? all : { runs: [], requirements: {} };
}

/** The complete runs of the site's own tests, the last one first, and its results by requirement. Empty where they are too old. */
export const lastTests = freshRuns(testRuns, buildDay());
