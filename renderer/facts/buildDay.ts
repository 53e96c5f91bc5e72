import { promises } from '../../content/promises.ts';
import { dayIn } from './dayIn.ts';

/** @returns the day of the build as `2026-10-12`, where the company answers its visitors */
export function buildDay(): string {
  return dayIn(promises.openingHours.chatHours.timeZone);
}
