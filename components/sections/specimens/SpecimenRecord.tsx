import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../renderer/i18n/format.ts';
import { ExampleStamp } from '../ExampleStamp.tsx';
import { RecordSheet } from '../RecordSheet.tsx';

interface SpecimenDocument {
  release: string;
  /** An ISO date. */
  date: string;
  /** A role: no person is named. */
  author: string;
  readers: string;
}

/** The picture of a specimen: the document's own record, stamped as an example. */
export function SpecimenRecord({ document }: { document: SpecimenDocument }) {
  const { t, i18n } = useTranslation(['specimens', 'common']);
  const rows = [
    { term: t('record.system'), value: t('record.systemName') },
    { term: t('record.release'), value: document.release },
    { term: t('record.date'), value: formatDate(document.date, i18n.language) },
    { term: t('record.author'), value: document.author },
    { term: t('record.readers'), value: document.readers },
  ];
  return (
    <RecordSheet
      title={t('record.title')}
      label={t('record.title') + t('common:exampleAfterTitle')}
      rows={rows}
      rowsClassName="[&>:last-child]:border-none"
      over={<ExampleStamp size="large" className="absolute end-4 -top-5" />}
      className="max-w-[30rem] text-xs sm:text-[0.85rem]"
    />
  );
}
