import { type TestRuns, testRuns } from '../../content/thisSite/testRuns.ts';
import { requirements } from '../../content/thisSite/thisSite.ts';
import { buildDay } from './buildDay.ts';

/** @returns the runs with their results; none where the last one is older than 30 days: it says nothing of the site that a visitor reads */
export function freshRuns(all: TestRuns, today: string): TestRuns {
  const [last] = all.runs;
  const isFresh = last && Date.parse(today) - Date.parse(last.date) <= 30 * 86_400_000;
  return isFresh ? all : { runs: [], requirements: {} };
}

export const lastTests = freshRuns(testRuns, buildDay());

/** The requirements, with what their tests gave in the last run. Their words are in `requirements.json`. */
export const testedRequirements = requirements.map((requirement) => {
  const { passed = 0, failed = 0 } = lastTests.requirements[requirement.key] ?? {};
  const result = failed > 0 ? ('failed' as const) : passed > 0 ? ('passed' as const) : ('untested' as const);
  return { ...requirement, cases: passed + failed, result };
});
