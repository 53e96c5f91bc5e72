import { entryOf } from '../../content/entryOf.ts';
import { type Position, positions } from '../../content/positions.ts';
import { buildDay } from './buildDay.ts';

/**
 * The positions that are open on the day of the build, in the order they are shown. One whose last day is past is not among them:
 * `SOURCE_DATE_EPOCH` sets the day where a build must be repeated (reproducible-builds.org).
 */
export const openPositions: readonly Position[] = positions.filter(
  ({ validThrough }) => validThrough >= buildDay(),
);

/**
 * @param slug the last segment of a position's address
 * @returns that position
 * @throws Error when none is open under it
 */
export function positionAt(slug: string): Position {
  return entryOf(openPositions, slug, 'content/positions.json', 'slug');
}
