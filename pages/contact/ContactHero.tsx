import { useTranslation } from 'react-i18next';
import { Actions } from '../../components/sections/Actions.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { ReplyTimeline } from './ReplyTimeline.tsx';

export function ContactHero() {
  const { t } = useTranslation('contact');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<ReplyTimeline reached={4} />}
    >
      <Actions>
        <ButtonLink variant="hero" size="lg" to="#message">
          {t('hero.write')}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
