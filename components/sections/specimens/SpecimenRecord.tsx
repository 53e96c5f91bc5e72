import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../locales/format.ts';
import { ExampleStamp } from '../ExampleStamp.tsx';

export interface SpecimenDocument {
  release: string;
  /** An ISO date. */
  date: string;
  /** A role: no person is named. */
  author: string;
  readers: string;
}

/** The picture of a specimen: the document's own record, stamped as an example. */
export function SpecimenRecord({ document }: { document: SpecimenDocument }) {
  const { t, i18n } = useTranslation('specimens');
  const rows = [
    { term: t('record.system'), value: t('record.systemName') },
    { term: t('record.release'), value: document.release },
    { term: t('record.date'), value: formatDate(document.date, i18n.language) },
    { term: t('record.author'), value: document.author },
    { term: t('record.readers'), value: document.readers },
  ];
  return (
    <figure
      aria-label={t('record.title')}
      className="relative mx-auto w-full max-w-[30rem] font-mono text-xs sm:text-[0.85rem]"
    >
      <div className="rounded-panel border border-line bg-card shadow-sheet">
        <p className="border-b border-line px-5 py-4 text-muted">{t('record.title')}</p>
        <dl className="px-5 py-1.5">
          {rows.map(({ term, value }) => (
            <div
              key={term}
              className="flex justify-between gap-6 border-b border-dashed border-line py-3 last:border-none max-[20rem]:flex-wrap"
            >
              <dt className="shrink-0 text-muted">{term}</dt>
              <dd className="min-w-0 text-end">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ExampleStamp size="large" className="absolute end-4 -top-5" />
    </figure>
  );
}
