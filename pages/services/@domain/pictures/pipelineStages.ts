import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import { formatNumber } from '../../../../renderer/i18n/format.ts';
import type { LabelOf } from './drawingProps.ts';

/**
 * An invented example, which the page marks as one: the stages of a data pipeline and the rows that each one
 * holds. 126 rows are lost between the second and the third stage: that is the fault that the drawing shows and that `picture` of the
 * words (`data-analytics` in each language's `domains.json`) names.
 */
export const pipelineStages = [
  { name: 'source', rows: 1204118 },
  { name: 'raw', rows: 1204118 },
  { name: 'model', rows: 1203992 },
  { name: 'report', rows: 1203992 },
] as const;

/** @returns the stages as a table, for readers who cannot see or read the drawing */
export function pipelineStagesData(label: LabelOf, language: string): DrawnData {
  return {
    columns: [label('stage'), label('rows')],
    rows: pipelineStages.map(({ name, rows }) => [label(name), formatNumber(rows, language)]),
  };
}
