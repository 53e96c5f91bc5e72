import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import type { LabelOf } from './drawingProps.ts';

/**
 * An invented example, which the page marks as one: 1,200 cases, in rows by what they are and in columns by what was predicted, fraud
 * first. `picture` of the words (`ai-ml` in each language's `domains.json`) states the sum, and the recall and interval of `AiMlDrawing`.
 */
export const confusionMatrix = [
  [282, 18],
  [36, 864],
] as const;

/** @returns the counts as a table, for readers who cannot see or read the drawing */
export function confusionMatrixData(label: LabelOf): DrawnData {
  const classes = [label('positive'), label('negative')];
  return {
    columns: [`${label('actual')} / ${label('predicted')}`, ...classes],
    rows: confusionMatrix.map((counts, row) => [classes[row] ?? '', ...counts.map(String)]),
  };
}
