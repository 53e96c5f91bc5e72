import type { DrawnData } from '../../../../components/sections/ReadAsTable.tsx';
import { formatNumber } from '../../../../locales/format.ts';
import type { DrawingLabels } from './drawingProps.ts';

/** The stages of a pipeline and the rows that each one holds. */
export const pipelineStages = [
  { name: 'source', rows: 1204118 },
  { name: 'raw', rows: 1204118 },
  { name: 'model', rows: 1203992 },
  { name: 'report', rows: 1203992 },
] as const;

/** @returns the stages as a table */
export function pipelineStagesData(label: DrawingLabels, language: string): DrawnData {
  return {
    columns: [label('stage'), label('rows')],
    rows: pipelineStages.map(({ name, rows }) => [label(name), formatNumber(rows, language)]),
  };
}
