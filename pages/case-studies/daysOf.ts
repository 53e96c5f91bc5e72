import type { CaseStudy } from '../../content/caseStudies.ts';

/** The working time of a task, before or after the work of a case study. */
export type Duration = CaseStudy['measure']['before'];

const hoursPerDay = 8;

export function daysOf({ value, unit }: Duration): number {
  return unit === 'day' ? value : value / hoursPerDay;
}
