import { commitments } from '../../content/commitments.ts';

/** @returns the day of the build in the company's time zone, as `2026-10-12` */
export function buildDay(): string {
  return dayIn(commitments.openingHours.chatHours.timeZone);
}

/** @returns today in a time zone as `2026-10-12`. Default: UTC. `SOURCE_DATE_EPOCH` (reproducible-builds.org) replaces the current time. */
export function dayIn(zone = 'UTC'): string {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH);
  // The zone may be unknown: `npm run check` reads it from content that it has not checked yet.
  const timeZone = Intl.supportedValuesOf('timeZone').includes(zone) ? zone : 'UTC';
  // The Swedish date format is the same as in ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(seconds > 0 ? seconds * 1000 : Date.now());
}

export interface BuildInfo {
  /** The abbreviated hash of the commit, with `-dirty` if files had uncommitted changes. */
  commit: string;
  /** The time of the commit: ISO 8601, UTC. */
  time: string;
}
