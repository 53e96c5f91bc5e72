import { useTranslation } from 'react-i18next';
import { company } from '../../content/company.ts';
import { formatDate } from '../../renderer/i18n/format.ts';
import { RecordSheet } from './RecordSheet.tsx';

interface LegalRecordProps {
  /** The title of the text. */
  title: string;
  /** The day of its last change. */
  updated?: string;
  /** Whom to ask about it. */
  contact?: string;
}

/** The picture of the legal pages: the document's own record, under its seal. */
export function LegalRecord({
  title,
  updated = company.legalTextsUpdated,
  contact = company.privacyEmail,
}: LegalRecordProps) {
  const { t, i18n } = useTranslation('legal');
  const rows = [
    { term: t('record.document'), value: title },
    { term: t('record.updated'), value: formatDate(updated, i18n.language) },
    { term: t('record.contact'), value: contact },
  ];
  return (
    <RecordSheet
      title={t('record.title')}
      rows={rows}
      rowsClassName="pb-20"
      over={<Seal />}
      className="mb-6 max-w-[27rem] text-xs sm:text-[0.85rem] lg:rotate-1"
    />
  );
}

/** A dry stamp: two rings, the graduations between them, the tick of the house. */
function Seal() {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className="absolute end-4 -bottom-6 size-28 -rotate-12 text-proof sm:-end-4 print:end-4"
    >
      <circle cx="60" cy="60" r="57" className="fill-card" strokeWidth="3" />
      <circle cx="60" cy="60" r="48" strokeWidth="9" strokeDasharray="1.5 4.78" />
      <circle cx="60" cy="60" r="40" strokeWidth="1.5" />
      <path d="m44 61 11 11 22-24" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
