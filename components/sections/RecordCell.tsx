import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';

interface RecordCellProps {
  /** The headers that the cell gives: its row or its group of rows. */
  scope?: 'row' | 'rowgroup';
  rowSpan?: number;
  isNumber?: boolean;
  children: ReactNode;
}

/** A cell of a `RecordTable`. */
export function RecordCell({ scope, rowSpan, isNumber = false, children }: RecordCellProps) {
  const Cell = scope ? 'th' : 'td';
  return (
    <Cell
      scope={scope}
      rowSpan={rowSpan}
      className={classNames(
        'px-4 py-3 align-baseline print:px-2 print:py-1',
        isNumber ? 'text-end whitespace-nowrap tabular-nums' : 'text-start',
        scope && 'font-semibold',
      )}
    >
      {children}
    </Cell>
  );
}
