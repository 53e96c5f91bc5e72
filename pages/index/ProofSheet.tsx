import { useTranslation } from 'react-i18next';
import { ExampleStamp } from '../../components/sections/ExampleStamp.tsx';
import { RecordSheet } from '../../components/sections/RecordSheet.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { type Result, Verdict } from '../../components/ui/Verdict.tsx';
import { defectReport } from '../../content/specimens/defectReport.ts';
import { loadReport } from '../../content/specimens/loadReport.ts';
import { traceability } from '../../content/specimens/traceability.ts';
import { formatMoney, formatNumber } from '../../renderer/i18n/format.ts';
import { namedSpecimens } from '../../renderer/i18n/namedFacts.ts';

const { passed, failed, blocked } = traceability.totals.cases;
const nominal = loadReport.steps.find(({ users }) => users === loadReport.nominalUsers);

/** The rows of the sheet: the specimen from which each has its figures, and how its check ended. */
const rows = [
  { specimen: 'traceability', result: 'blocked' },
  { specimen: 'loadReport', result: 'passed' },
  { specimen: 'defectReport', result: 'failed' },
] as const satisfies { specimen: string; result: Result }[];

/** The picture of the home page: a test report that advises against the release, each row linked to the specimen that it quotes. */
export function ProofSheet() {
  const { t, i18n } = useTranslation('home');
  const shown = rows.flatMap((row) => {
    const specimen = namedSpecimens.find(({ key }) => key === row.specimen);
    return specimen ? { ...row, path: specimen.path } : [];
  });
  if (shown.length < rows.length || !nominal) {
    return null;
  }
  const values = {
    run: passed + failed,
    planned: passed + failed + blocked,
    users: formatNumber(nominal.users, i18n.language),
    seconds: formatNumber(nominal.p95, i18n.language),
    difference: formatMoney(defectReport.expected - defectReport.shown, defectReport.currency, i18n.language),
  };
  return (
    <RecordSheet
      title={t('sheet.title', { release: traceability.release })}
      isExample
      className="max-w-[30rem] text-xs max-lg:mt-8 sm:text-[0.85rem] lg:rotate-1"
      over={
        <p className="absolute end-0 bottom-full -mb-4 rotate-[7deg] whitespace-nowrap rounded-control border-[3px] border-alert bg-card px-4 py-1 font-display text-[1.3rem]/[1.6] font-bold tracking-wide text-alert uppercase sm:-end-3">
          {t('sheet.stamp')}
        </p>
      }
    >
      <ul className="px-5 py-1.5">
        {shown.map(({ specimen, result, path }) => (
          <li
            key={specimen}
            className="flex flex-wrap items-center gap-x-3 border-b border-dashed border-line py-3"
          >
            <Verdict result={result} className="size-[1.1rem]" />
            <TextLink to={path} standsAlone className="flex-1 basis-32">
              {t(`sheet.rows.${specimen}.check`, values)}
            </TextLink>
            <span className="ms-auto text-muted">{t(`sheet.rows.${specimen}.result`, values)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pt-2 pb-4">
        <p className="flex-1 basis-48 font-bold">{t('sheet.advice')}</p>
        <ExampleStamp />
      </div>
    </RecordSheet>
  );
}
