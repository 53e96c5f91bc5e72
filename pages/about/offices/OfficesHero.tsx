import { useTranslation } from 'react-i18next';
import { Hero } from '../../../components/sections/Hero.tsx';
import { OfficesMap } from '../../../components/sections/offices/OfficesMap.tsx';

export function OfficesHero() {
  const { t } = useTranslation('offices');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<OfficesMap />}
    />
  );
}
