import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';

interface RecordCellProps {
  /** What the cell is the header of: its row or its group of rows. A cell without is data. */
  scope?: 'row' | 'rowgroup';
  rowSpan?: number;
  isNumber?: boolean | undefined;
  /** Stands under the text in quieter letters. */
  note?: string | undefined;
  children: ReactNode;
}

/** A cell of a `RecordTable`. */
export function RecordCell({ scope, rowSpan, isNumber = false, note, children }: RecordCellProps) {
  const Cell = scope ? 'th' : 'td';
  return (
    <Cell
      scope={scope}
      rowSpan={rowSpan}
      className={classNames(
        'px-2 py-3 align-baseline sm:px-4 print:px-2 print:py-1',
        isNumber ? 'text-end whitespace-nowrap tabular-nums' : 'text-start',
        scope && 'font-semibold',
      )}
    >
      {children}
      {note && <span className="block font-normal text-muted"> {note}</span>}
    </Cell>
  );
}
