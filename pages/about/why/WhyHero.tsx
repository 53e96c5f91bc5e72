import { useTranslation } from 'react-i18next';
import { Hero } from '../../../components/sections/Hero.tsx';
import { company } from '../../../content/company.ts';
import { DocumentFile } from './DocumentFile.tsx';

export function WhyHero() {
  const { t } = useTranslation('about');
  return (
    <Hero
      overline={t('whyHero.overline', { company: company.name })}
      title={t('whyHero.title')}
      lead={t('whyHero.lead')}
      picture={<DocumentFile />}
    />
  );
}
