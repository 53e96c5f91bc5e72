import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Entries } from '../../../components/sections/Entries.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { HeroActions } from '../../../components/sections/HeroActions.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Link } from '../../../components/ui/Link.tsx';
import { CostDrivers } from './CostDrivers.tsx';
import { Offers } from './Offers.tsx';
import { Specimens } from './Specimens.tsx';
import { TeamSheet } from './TeamSheet.tsx';

export function Page() {
  const { t } = useTranslation('engagement');
  return (
    <>
      <Hero
        overline={t('hero.overline')}
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={<TeamSheet />}
      >
        <HeroActions
          primary={{ label: t('hero.primary'), to: '/contact' }}
          secondary={{ label: t('hero.secondary'), to: '#data' }}
        />
      </Hero>
      <CostDrivers />
      <Offers />
      <Section id="data" tone="ink" title={t('data.title')} lead={t('data.lead')} example>
        <Entries items={t('data.items', { returnObjects: true })} />
        <p className="mt-10">
          <Link to="/services/nearshore#limits" className="text-lime underline underline-offset-4">
            {t('data.link')}
          </Link>
        </p>
      </Section>
      <Specimens />
      <CallToAction
        title={t('cta.title')}
        lead={t('cta.lead')}
        primary={{ label: t('cta.primary'), to: '/contact' }}
        secondary={{ label: t('cta.secondary'), to: '/services' }}
      />
    </>
  );
}
