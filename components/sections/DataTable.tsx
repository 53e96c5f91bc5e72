import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../renderer/i18n/format.ts';
import { classNames } from '../ui/classNames.ts';

interface Column {
  title: string;
  /** True if the column is aligned to the end. By default true if `rows` has a number in this column. */
  isNumber?: boolean;
}

interface Row {
  key: string | number;
  /** One cell for each column. The first cell is the header of the row. A number is formatted for the language. */
  cells: readonly ReactNode[];
  /** Shown under the first cell, in muted text. */
  note?: string;
}

interface DataTableProps {
  /** The name of the table and of its scrolling region, for screen readers. */
  label: string;
  columns: readonly Column[];
  /** True if the columns fit on a phone. Other tables are at least 36rem wide and scroll: narrower columns would break words. */
  isNarrow?: boolean;
  rows?: readonly Row[];
  /** `tbody` and `tfoot`, if `rows` is not enough: groups of rows, or totals. */
  children?: ReactNode;
}

/** A table. If it is too wide it scrolls, in a region that the keyboard can reach (WCAG 2.2 2.1.1). */
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a pointer
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
  /** `row` if the cell is the header of its row or rows; undefined if the cell contains data. */
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
