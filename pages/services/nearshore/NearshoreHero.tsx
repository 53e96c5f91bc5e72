import { useTranslation } from 'react-i18next';
import { Actions } from '../../../components/sections/Actions.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { contactPath } from '../../../content/contactPath.ts';
import { DistanceMap } from './DistanceMap.tsx';

export function NearshoreHero() {
  const { t } = useTranslation(['nearshore', 'contact']);
  const contact = contactPath({
    subject: t('contact:form.fields.subject.options.general'),
    type: 'team',
    from: 'nearshore',
  });
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('hero.title')}
      lead={t('hero.lead')}
      picture={<DistanceMap />}
    >
      <Actions>
        <ButtonLink variant="hero" size="lg" to="#services">
          {t('hero.primary')}
        </ButtonLink>
        <ButtonLink variant="outline" size="lg" to={contact}>
          {t('hero.secondary')}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
