import { testRuns } from '../../content/thisSite/testRuns.ts';
import { buildDay } from './buildDay.ts';

/** @returns the runs with their results; none where the last one is older than 30 days: it says nothing of the site that a visitor reads */
export function freshRuns(all: typeof testRuns, today: string): typeof testRuns {
  const [last] = all.runs;
  const isFresh = last && Date.parse(today) - Date.parse(last.date) <= 30 * 86_400_000;
  return isFresh ? all : { runs: [], requirements: {} };
}

/** The whole runs of the site's own tests, the last one first, and what that one says of each requirement, while it is fresh. */
export const lastTests = freshRuns(testRuns, buildDay());
