import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpecimenKey } from '../../../locales/i18next.d.ts';
import { formatDate } from '../../../renderer/i18n/format.ts';
import { CallToAction } from '../CallToAction.tsx';
import { DescriptionSheet } from '../DescriptionSheet.tsx';
import { ExampleBadge } from '../ExampleBadge.tsx';
import { Hero } from '../Hero.tsx';

interface SpecimenPageProps {
  name: SpecimenKey;
  /** The version of the invented system that the document is about. */
  release: string;
  /** The date of the document (ISO 8601). */
  date: string;
  /** The interpolation variables of the page's title and lead. */
  variables?: Readonly<Record<string, string | number>>;
  /** The path of the service that delivers this kind of document. */
  servicePath: string;
  /** The label of the link to the service; by default "The service". */
  serviceLabel?: string;
  children: ReactNode;
}

/** The page of a specimen: its purpose, a note that it is invented, facts about the document, the document itself, the next step. */
export function SpecimenPage(props: SpecimenPageProps) {
  const { name, release, date, variables, servicePath, serviceLabel, children } = props;
  const { t } = useTranslation('specimens');
  return (
    <>
      <Hero
        overline={t('overline')}
        {...t(`${name}.hero`, { returnObjects: true, ...variables })}
        illustration={<SpecimenSheet name={name} release={release} date={date} />}
      >
        <p className="mt-6 max-w-measure border-s-4 border-accent ps-4 text-sm">{t('notice')}</p>
      </Hero>
      {children}
      <CallToAction
        {...t(`${name}.cta`, { returnObjects: true })}
        primary={t('quote')}
        primaryTo="/contact"
        secondary={serviceLabel ?? t('service')}
        secondaryTo={servicePath}
      />
    </>
  );
}

function SpecimenSheet({ name, release, date }: Pick<SpecimenPageProps, 'name' | 'release' | 'date'>) {
  const { t, i18n } = useTranslation(['specimens', 'common']);
  const rows = [
    { term: t('record.system'), value: t('record.systemName') },
    { term: t('record.release'), value: release },
    { term: t('record.date'), value: formatDate(date, i18n.language) },
    { term: t('record.author'), value: t(`${name}.author`) },
    { term: t('record.readers'), value: t(`${name}.readers`) },
  ];
  return (
    <DescriptionSheet
      title={t('record.title')}
      isExample
      rows={rows}
      rowsClassName="[&>:last-child]:border-none"
      over={<ExampleBadge size="large" className="absolute end-4 -top-5" />}
      className="max-w-[30rem] text-xs sm:text-[0.85rem]"
    />
  );
}
