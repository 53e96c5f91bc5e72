import { entryOf } from '../../content/entryOf.ts';
import { type Position, positions } from '../../content/positions.ts';
import { buildDay } from './buildDay.ts';

/** The positions that are open on the day of the build, in the order they are shown. */
export const openPositions: readonly Position[] = positions.filter(
  ({ validThrough }) => validThrough >= buildDay(),
);

/** @throws Error if no open position has the slug */
export function positionAt(slug: string): Position {
  return entryOf(openPositions, slug, 'content/positions.json', 'slug');
}
