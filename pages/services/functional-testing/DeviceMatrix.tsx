import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { type Result, Verdict } from '../../../components/ui/Verdict.tsx';
import { isExample } from '../../../content/sources.ts';

type Cell = Exclude<Result, 'blocked'>;

/** The cells that did not pass, by row and column from 0; all others did. `picture.description` names both, and counts the rest. */
const exceptions: { row: number; column: number; result: Cell }[] = [
  { row: 2, column: 1, result: 'failed' },
  { row: 4, column: 2, result: 'rerun' },
];

function resultAt(row: number, column: number): Cell {
  return exceptions.find((cell) => cell.row === row && cell.column === column)?.result ?? 'passed';
}

/** The picture of the page: devices against kinds of tests, with a failed cell and one to run again. */
export function DeviceMatrix() {
  const { t } = useTranslation('functionalTesting');
  const devices = t('picture.devices', { returnObjects: true });
  const kinds = t('picture.kinds', { returnObjects: true });
  const results = devices.flatMap((_device, row) => kinds.map((_kind, column) => resultAt(row, column)));
  return (
    <Sheet
      description={t('picture.description')}
      title={t('picture.title')}
      example={isExample('functionalTesting:picture')}
      data={{
        columns: [t('picture.device'), ...kinds],
        rows: devices.map(({ browser, system }, row) => [
          `${browser}, ${system}`,
          ...kinds.map((_, column) => t(`picture.results.${resultAt(row, column)}`)),
        ]),
      }}
    >
      <table
        aria-hidden="true"
        className="w-full table-fixed text-center max-[23rem]:text-[0.92em] @max-[20rem]:text-[0.72em]"
      >
        {/* Without widths in advance, columns would move while the rows are parsed. */}
        <colgroup>
          <col className="w-[26%] sm:w-[38%]" />
          <col span={kinds.length} />
        </colgroup>
        <thead className="text-muted max-sm:text-[0.85em]">
          <tr className="border-b border-ink">
            <td />
            {kinds.map((kind) => (
              <td key={kind} className="py-2.5 sm:pe-3">
                {kind}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {devices.map(({ browser, system }, row) => (
            <tr key={browser + system} className="border-b border-dashed border-line">
              <td className="py-2 ps-2 pe-1 text-start sm:py-2.5 sm:ps-5 sm:pe-3">
                {browser} <span className="text-muted max-sm:block">{system}</span>
              </td>
              {kinds.map((kind, column) => (
                <td key={kind} className="pe-1 sm:pe-3">
                  <Verdict result={resultAt(row, column)} className="mx-auto size-5" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 px-5 py-3.5">
        {(['passed', 'failed', 'rerun'] as const).map((result) => (
          <li key={result} className="flex items-center gap-2">
            <Verdict result={result} className="size-4" />
            {t(`picture.results.${result}`)} {results.filter((each) => each === result).length}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
