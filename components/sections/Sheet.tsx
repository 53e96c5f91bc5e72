import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleBadge } from './ExampleBadge.tsx';

interface SheetProps {
  /** The text alternative of the sheet. Screen readers read it instead of the sheet's content. */
  description: string;
  title: string;
  /** A number or date, shown after the title. */
  reference?: string;
  /** True if the content is an example. The sheet then has an example badge. */
  example?: boolean;
  /** The data of a plot in the sheet. Visitors can open them as a table below the plot. */
  data?: TabularData | undefined;
  children: ReactNode;
}

/** The frame of an illustration. It looks like a page of paper, and its text is monospaced. */
export function Sheet({ description, title, reference, example, data, children }: SheetProps) {
  const { t } = useTranslation('common');
  return (
    <figure className="mx-auto w-full max-w-[32rem] rounded-panel border border-line bg-card font-mono text-xs shadow-sheet">
      <div role="img" aria-label={example ? t('exampleOf', { description }) : description}>
        <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center border-b border-line px-5 py-3.5 text-muted">
          <p>
            {title} {reference && <span className="ms-3 whitespace-nowrap">{reference}</span>}
          </p>
          {example && <ExampleBadge className="ms-auto" />}
        </div>
        {children}
      </div>
      {data && <ReadAsTable caption={title} {...data} />}
    </figure>
  );
}

export interface TabularData {
  columns: readonly string[];
  /** One cell for each column. The first cell is the header of the row. */
  rows: readonly (readonly string[])[];
}

/** The data of a drawing as a table, for visitors who cannot or do not want to read the drawing. */
export function ReadAsTable({ caption, columns, rows }: TabularData & { caption: string }) {
  const { t } = useTranslation('common');
  return (
    <details className="overflow-x-auto border-t border-line px-5 py-1" data-print="no">
      <summary className="flex min-h-11 items-center text-accent underline underline-offset-4">
        {t('readAsTable')}
      </summary>
      <table className="mb-3 w-full text-start">
        <caption className="mb-2 text-start font-bold">{caption}</caption>
        <thead>
          <tr className="border-b border-ink text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="py-2 pe-4 text-start align-bottom font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-dashed border-line last:border-none">
              <th scope="row" className="py-2 pe-4 text-start font-normal">
                {name}
              </th>
              {columns.slice(1).map((column, index) => (
                <td key={column} className="py-2 pe-4">
                  <bdi>{values[index]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
