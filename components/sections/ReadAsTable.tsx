import { useTranslation } from 'react-i18next';

export interface DrawnData {
  columns: readonly string[];
  /** One cell for each column; the first cell names the row. */
  rows: readonly (readonly string[])[];
}

/** The data of a drawing as a table, for those who cannot or would rather not read a drawing. */
export function ReadAsTable({ caption, columns, rows }: DrawnData & { caption: string }) {
  const { t } = useTranslation('common');
  return (
    <details className="overflow-x-auto border-t border-line px-5 py-1" data-print="no">
      <summary className="flex min-h-11 items-center text-proof underline underline-offset-4">
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
