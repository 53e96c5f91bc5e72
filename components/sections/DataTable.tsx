import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../renderer/i18n/format.ts';
import { classNames } from '../ui/classNames.ts';

interface Column {
  title: string;
  /** The column holds figures: its title stands at the end. Its cells need `isNumber` too (`DataCell`). A column of `rows` with numbers is one. */
  isNumber?: boolean;
}

interface Row {
  key: string | number;
  /** One for each column; the first names the row. A number is written as the language writes it. */
  cells: readonly ReactNode[];
  /** Stands under the first cell in quieter letters. */
  note?: string;
}

interface DataTableProps {
  /** The name of the table for screen readers: of its caption, and of the region that scrolls. */
  label: string;
  columns: readonly Column[];
  /** True where the columns have room on a phone. Other tables stay 36rem wide and scroll: narrower, their words would break. */
  isNarrow?: boolean;
  rows?: readonly Row[];
  /** Groups of rows that are more than cells, and sums under them: `tbody`, `tfoot`. */
  children?: ReactNode;
}

/** A table that looks like a test record. Where it is wider than its place it scrolls, in a region that the keyboard reaches (WCAG 2.2 2.1.1). */
export function DataTable({ label, isNarrow = false, rows = [], children, ...props }: DataTableProps) {
  const { i18n } = useTranslation();
  const columns = props.columns.map(({ title, isNumber }, index) => ({
    title,
    isNumber: isNumber ?? rows.some(({ cells }) => typeof cells[index] === 'number'),
  }));
  const shown = (cell: ReactNode) => (typeof cell === 'number' ? formatNumber(cell, i18n.language) : cell);
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a pointer
      tabIndex={0}
      className="table-scroll overflow-x-auto rounded-panel border border-line bg-card"
    >
      <table className={classNames('w-full text-sm print:min-w-0', !isNarrow && 'min-w-[36rem]')}>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-b border-ink font-mono text-xs text-muted">
            {columns.map(({ title, isNumber }) => (
              <th
                key={title}
                scope="col"
                className={classNames(
                  'px-2 py-3 align-bottom font-normal sm:px-4',
                  isNumber ? 'text-end' : 'text-start',
                )}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {rows.length > 0 && (
          <tbody>
            {rows.map(({ key, cells, note }) => (
              <tr key={key} className="border-b border-line last:border-none">
                {columns.map(({ title, isNumber }, index) => (
                  <DataCell key={title} isNumber={isNumber} {...(index === 0 && { scope: 'row', note })}>
                    {shown(cells[index])}
                  </DataCell>
                ))}
              </tr>
            ))}
          </tbody>
        )}
        {children}
      </table>
    </section>
  );
}

interface DataCellProps {
  /** What the cell is the header of: its rows. A cell without is data. */
  scope?: 'row';
  rowSpan?: number;
  isNumber?: boolean | undefined;
  note?: string | undefined;
  children: ReactNode;
}

export function DataCell({ scope, rowSpan, isNumber = false, note, children }: DataCellProps) {
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
