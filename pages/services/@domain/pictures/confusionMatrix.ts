import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import type { DrawingLabels } from './drawingProps.ts';

/** Counts, row by row: what is, against what was predicted. */
export const confusionMatrix = [
  [282, 18],
  [36, 864],
] as const;

/** @returns the counts as the table that they are */
export function confusionMatrixData(label: DrawingLabels): DrawnData {
  const classes = [label('positive'), label('negative')];
  return {
    columns: [`${label('actual')} / ${label('predicted')}`, ...classes],
    rows: confusionMatrix.map((counts, row) => [classes[row] ?? '', ...counts.map(String)]),
  };
}
