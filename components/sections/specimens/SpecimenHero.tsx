import { useTranslation } from 'react-i18next';
import { Hero } from '../Hero.tsx';
import { type SpecimenDocument, SpecimenRecord } from './SpecimenRecord.tsx';

interface SpecimenHeroProps {
  title: string;
  lead: string;
  document: SpecimenDocument;
}

/** The first band of a specimen: what the document is for, that all of it is invented, and its record under the stamp. */
export function SpecimenHero({ title, lead, document }: SpecimenHeroProps) {
  const { t } = useTranslation('specimens');
  return (
    <Hero overline={t('overline')} title={title} lead={lead} picture={<SpecimenRecord document={document} />}>
      <p className="mt-6 max-w-measure border-s-4 border-proof ps-4 text-sm">{t('notice')}</p>
    </Hero>
  );
}
