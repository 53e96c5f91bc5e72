import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../components/sections/Sheet.tsx';
import { Verdict } from '../../../components/ui/Verdict.tsx';
import { drawings } from '../../../content/drawings.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { isExample } from '../../../content/sources.ts';
import { formatList } from '../../../renderer/i18n/format.ts';

const { kinds, devices } = drawings.deviceMatrix;
const cells = devices.flatMap(({ results, ...device }) =>
  results.map((result, column) => ({ ...device, result, kind: kinds[column] ?? '' })),
);

/** The illustration of the page: a table of devices and kinds of tests. A test has passed or failed, or must be run again. */
export function DeviceMatrix() {
  const { t, i18n } = useTranslation('functionalTesting');
  const titles = t('picture.kinds', { returnObjects: true });
  const titleOf = (kind: string) => entryOf(titles, kind, 'functionalTesting.json: picture.kinds');
  const cellsWith = (result: (typeof cells)[number]['result']) =>
    cells.filter((cell) => cell.result === result);
  const listOf = (result: 'failed' | 'rerun') =>
    formatList(
      cellsWith(result).map(({ kind, ...device }) => t('picture.cell', { kind: titleOf(kind), ...device })),
      i18n.language,
    );
  return (
    <Sheet
      description={t('picture.description', {
        pairs: devices.length,
        kinds: kinds.length,
        passed: cellsWith('passed').length,
        failed: listOf('failed'),
        rerun: listOf('rerun'),
      })}
      title={t('picture.title')}
      example={isExample('functionalTesting:picture')}
      data={{
        columns: [t('picture.device'), ...kinds.map(titleOf)],
        rows: devices.map(({ browser, system, results }) => [
          `${browser}, ${system}`,
          ...results.map((result) => t(`picture.results.${result}`)),
        ]),
      }}
    >
      <table
        aria-hidden="true"
        className="w-full table-fixed text-center max-[23rem]:text-[0.92em] @max-[20rem]:text-[0.72em]"
      >
        {/* The widths are set before the rows, so that columns do not move while the rows are parsed. */}
        <colgroup>
          <col className="w-[26%] sm:w-[38%]" />
          <col span={kinds.length} />
        </colgroup>
        <thead className="text-muted max-sm:text-[0.85em]">
          <tr className="border-b border-ink">
            <td />
            {kinds.map((kind) => (
              <td key={kind} className="py-2.5 sm:pe-3">
                {titleOf(kind)}
              </td>
            ))}
          </tr>
        </thead>
        <tbody>
          {devices.map(({ browser, system, results }) => (
            <tr key={browser + system} className="border-b border-dashed border-line">
              <td className="py-2 ps-2 pe-1 text-start sm:py-2.5 sm:ps-5 sm:pe-3">
                {/* `bdi` isolates each name. Otherwise, in a right-to-left page, the first name would move when the second is parsed. */}
                <bdi>{browser}</bdi> <bdi className="text-muted max-sm:block">{system}</bdi>
              </td>
              {results.map((result, column) => (
                <td key={kinds[column]} className="pe-1 sm:pe-3">
                  <Verdict result={result} className="mx-auto size-5" />
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
            {t(`picture.results.${result}`)} {cellsWith(result).length}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
