import { useTranslation } from 'react-i18next';
import { Actions, Hero } from '../../../components/sections/Hero.tsx';
import { ButtonLink } from '../../../components/ui/Button.tsx';
import { ReplyTimeline } from '../ReplyTimeline.tsx';

/** Confirms a form that was submitted without JavaScript. The form service redirects the visitor here. */
export function Page() {
  const { t } = useTranslation('contact');
  return (
    <Hero
      overline={t('hero.overline')}
      title={t('sent.title')}
      lead={t('sent.text')}
      illustration={<ReplyTimeline reached={1} />}
    >
      <Actions>
        <ButtonLink size="lg" to="/">
          {t('sent.back')}
        </ButtonLink>
      </Actions>
    </Hero>
  );
}
