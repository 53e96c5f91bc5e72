import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/sections/Actions.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { NewTabHint } from '../../components/ui/NewTabHint.tsx';
import { company } from '../../content/company.ts';
import { TwoTracks } from './TwoTracks.tsx';

export function CareersHero() {
  const { t } = useTranslation('careers');
  return (
    <Hero overline={t('hero.overline')} title={t('hero.title')} lead={t('hero.lead')} picture={<TwoTracks />}>
      <Actions>
        <ButtonLink variant="hero" size="lg" to="#positions">
          {t('hero.primary')}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" to={company.recruitmentUrl} target="_blank">
          {t('hero.secondary')}
          <NewTabHint hint={t('positions.labels.newTab')} />
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
