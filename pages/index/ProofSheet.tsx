import { useTranslation } from 'react-i18next';
import { ExampleStamp } from '../../components/sections/ExampleStamp.tsx';
import { RecordSheet } from '../../components/sections/RecordSheet.tsx';
import { Verdict } from '../../components/ui/Verdict.tsx';
import { isExample } from '../../content/sources.ts';

/** The picture of the home page: a test record with its stamp. */
export function ProofSheet() {
  const { t } = useTranslation('home');
  const rows = t('sheet.rows', { returnObjects: true });
  return (
    <RecordSheet
      title={t('sheet.title')}
      label={t('sheet.description')}
      className="max-w-[30rem] text-xs sm:text-[0.85rem] lg:rotate-1"
      over={
        <p className="absolute end-0 -top-8 rotate-[7deg] rounded-control border-[3px] border-proof bg-card px-4 py-1 font-display text-[1.3rem]/[1.6] font-bold tracking-wide text-proof uppercase sm:-end-3">
          {t('sheet.stamp')}
        </p>
      }
    >
      <ol className="px-5 py-1.5">
        {rows.map(({ check, result }) => (
          <li
            key={check}
            className="flex flex-wrap items-center gap-x-3 border-b border-dashed border-line py-3 last:border-none"
          >
            <Verdict result="passed" className="size-[1.1rem]" />
            <span className="flex-1 basis-32">{check}</span>
            <span className="ms-auto text-muted">{result}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-4 border-t border-line px-5 py-4">
        <span>
          {rows.length} / {rows.length}
        </span>
        <span aria-hidden="true" className="h-1.5 grow rounded-full bg-proof" />
        {isExample('home:sheet') && <ExampleStamp />}
      </div>
    </RecordSheet>
  );
}
