import { commitments } from '../../content/commitments.ts';

/** @returns the day of the build as `2026-10-12`, where the company answers its visitors */
export function buildDay(): string {
  return dayIn(commitments.openingHours.chatHours.timeZone);
}

/** @returns the day in a time zone as `2026-10-12`; that of `SOURCE_DATE_EPOCH` (reproducible-builds.org) where it is set. An unknown zone is UTC. */
export function dayIn(zone = 'UTC'): string {
  const seconds = Number(process.env.SOURCE_DATE_EPOCH);
  const timeZone = Intl.supportedValuesOf('timeZone').includes(zone) ? zone : 'UTC';
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(seconds > 0 ? seconds * 1000 : Date.now());
}

/** @returns whether the day of an article, given as its file, has come where the company is; an article is shown from its first build on */
export function isPublished(content: string): boolean {
  const [, date = ''] = /^["']?date["']?\s*:\s*["']?([\d-]+)/m.exec(content) ?? [];
  return date <= buildDay();
}

export interface BuildInfo {
  /** The commit, by the first digits of its name; `-dirty` where files had changed since. */
  commit: string;
  /** The time of the commit, ISO 8601 in UTC. */
  time: string;
}
