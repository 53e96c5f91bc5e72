import { type TestRun, testRuns } from '../../../content/thisSite/testRuns.ts';
import { buildDay } from '../../../renderer/facts/buildDay.ts';

/** A result that is older says nothing of the site that a visitor reads, so the page stops showing it. */
const freshDays = 30;

/**
 * @param runs the newest first
 * @param today the day of the build, as `2026-11-28`
 * @returns the last run and those before it; nothing where the last one is older than 30 days, or there is none
 */
export function freshRuns(
  runs: readonly TestRun[] = testRuns.runs,
  today: string = buildDay(),
): { last: TestRun; earlier: TestRun[] } | undefined {
  const [last, ...earlier] = runs;
  const days = last ? (Date.parse(today) - Date.parse(last.date)) / 86_400_000 : Number.POSITIVE_INFINITY;
  return last && days <= freshDays ? { last, earlier } : undefined;
}
