import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';

interface Column {
  title: string;
  /** Its figures stand under each other. */
  isNumber?: boolean;
}

interface RecordTableProps {
  /** Names the table for those who do not see its section. */
  label: string;
  columns: readonly Column[];
  /** True where the columns have room on a phone. */
  isNarrow?: boolean;
  /** Groups of rows: `tbody`, `tfoot`. */
  children: ReactNode;
}

/** The rows of a test record. Where it is wider than its place it scrolls, in a region that the keyboard reaches (WCAG 2.2 2.1.1). */
export function RecordTable({ label, columns, isNarrow = false, children }: RecordTableProps) {
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
        {children}
      </table>
    </section>
  );
}
