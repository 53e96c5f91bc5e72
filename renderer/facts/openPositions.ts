import { entryOf } from '../../content/entryOf.ts';
import { type Position, positions } from '../../content/positions.ts';
import { buildDay } from './buildDay.ts';

/**
 * The positions that are open on the day of the build ({@link buildDay}), in the order they are shown. One whose last day is past is not
 * among them.
 */
export const openPositions: readonly Position[] = positions.filter(
  ({ validThrough }) => validThrough >= buildDay(),
);

/**
 * @param slug the last segment of a position's address
 * @throws Error when none is open under it
 */
export function positionAt(slug: string): Position {
  return entryOf(openPositions, slug, 'content/positions.json', 'slug');
}
