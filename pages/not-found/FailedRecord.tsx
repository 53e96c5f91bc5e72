import { useTranslation } from 'react-i18next';
import { RecordSheet } from '../../components/sections/RecordSheet.tsx';

/** The picture of the not-found page: a test record like that of the home page, whose one check has failed. */
export function FailedRecord() {
  const { t } = useTranslation('notFound');
  return (
    <RecordSheet
      title={t('record.title')}
      label={t('record.description')}
      className="max-w-[26rem] text-sm lg:-rotate-1"
    >
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
    </RecordSheet>
  );
}
