import type { CaseStudy } from '../../content/caseStudies.ts';

/** The time that a task of the client took, before or after the project. A day is a working day. */
export type Duration = CaseStudy['measure']['before'];

const hoursPerWorkingDay = 8;

export function daysOf({ value, unit }: Duration): number {
  return unit === 'day' ? value : value / hoursPerWorkingDay;
}
