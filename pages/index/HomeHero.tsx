import { useTranslation } from 'react-i18next';
import { Island } from '../../components/islands/Island.tsx';
import { island as search } from '../../components/islands/search/Search.island.tsx';
import { Actions } from '../../components/sections/Actions.tsx';
import { Figures } from '../../components/sections/Figures.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { ProofSheet } from './ProofSheet.tsx';

export function HomeHero() {
  const { t } = useTranslation('home');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<ProofSheet />}
    >
      <Island of={search} when="query:q" />
      <Actions>
        <ButtonLink variant="hero" size="lg" to="/services">
          {t('hero.services')}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" to="/contact">
          {t('hero.contact')}
        </ButtonLink>
      </Actions>
      <Figures items={t('figures', { returnObjects: true })} />
    </Hero>
  );
}
