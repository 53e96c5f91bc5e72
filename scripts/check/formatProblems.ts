import type { Problem } from './problem.ts';

/**
 * @param problems in any order
 * @returns one line for each, sorted by file and line: `locales/en/careers.json:41  positions.title is missing …`
 */
export function formatProblems(problems: readonly Problem[]): string {
  return problems.toSorted(inReadingOrder).map(formatProblem).join('\n');
}

function formatProblem({ file, line, message }: Problem): string {
  return `${line === undefined ? file : `${file}:${line}`}  ${message}`;
}

function inReadingOrder(a: Problem, b: Problem): number {
  return compareTexts(a.file, b.file) || (a.line ?? 0) - (b.line ?? 0) || compareTexts(a.message, b.message);
}

/** By code unit, so that the order is the same on every machine. */
function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
