import { useTranslation } from 'react-i18next';
import { Actions, Hero } from '../../../components/sections/Hero.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { Thread } from '../Thread.tsx';

/** Confirms a form that was submitted without JavaScript. The form service redirects the visitor here. */
export function Page() {
  const { t } = useTranslation('community');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('native.sentTitle')}
      lead={t('native.sentLead')}
      illustration={<Thread />}
    >
      <Actions>
        <ButtonLink size="lg" to="/community">
          {t('native.back')}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
