import { useTranslation } from 'react-i18next';

/** The picture of the not-found page: the same record as on the home page, with its one failed line. */
export function FailedRecord() {
  const { t } = useTranslation('notFound');
  return (
    <figure aria-label={t('record.description')} className="mx-auto w-full max-w-[26rem] lg:-rotate-1">
      <div className="rounded-panel border border-line bg-card font-mono text-sm shadow-sheet">
        <p className="border-b border-line px-5 py-4 text-muted">{t('record.title')}</p>
        <dl>
          <div className="flex justify-between gap-4 border-b border-dashed border-line px-5 py-4">
            <dt>{t('record.expected')}</dt>
            <dd className="text-muted">{t('record.expectedValue')}</dd>
          </div>
          <div className="flex justify-between gap-4 px-5 pt-4 pb-8">
            <dt>{t('record.actual')}</dt>
            <dd className="font-bold text-alert">{t('record.actualValue')}</dd>
          </div>
        </dl>
      </div>
    </figure>
  );
}
