import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpecimenKey } from '../../../locales/i18next.d.ts';
import { CallToAction } from '../CallToAction.tsx';
import { Hero } from '../Hero.tsx';
import { SpecimenRecord } from './SpecimenRecord.tsx';

interface SpecimenPageProps {
  name: SpecimenKey;
  /** The version of the invented system, as the document's record names it. */
  release: string;
  /** An ISO date. */
  date: string;
  /** What the title and the lead of the page quote. */
  quoted?: Readonly<Record<string, string | number>>;
  /** The page of the service that delivers such a document. */
  servicePath: string;
  /** What the link to it says, where that is not "the service". */
  serviceLabel?: string;
  /** The document. */
  children: ReactNode;
}

/** The page of a specimen: what the document is for, that all of it is invented, its stamped record; then the document, and what to do next. */
export function SpecimenPage(props: SpecimenPageProps) {
  const { name, release, date, quoted, servicePath, serviceLabel, children } = props;
  const { t } = useTranslation('specimens');
  const document = { release, date, author: t(`${name}.author`), readers: t(`${name}.readers`) };
  return (
    <>
      <Hero
        overline={t('overline')}
        {...t(`${name}.hero`, { returnObjects: true, ...quoted })}
        picture={<SpecimenRecord document={document} />}
      >
        <p className="mt-6 max-w-measure border-s-4 border-proof ps-4 text-sm">{t('notice')}</p>
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
