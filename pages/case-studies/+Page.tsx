import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { caseStudies } from '../../content/caseStudies.ts';
import { hasThisSite, thisSitePath } from '../../content/thisSite/thisSite.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { Cases } from './Cases.tsx';
import { HowWeMeasure } from './HowWeMeasure.tsx';
import { Testimonials } from './Testimonials.tsx';

export function Page() {
  const { t } = useTranslation('caseStudies');
  const isEmpty = caseStudies.length === 0;
  return (
    <>
      <Hero
        overline={t('hero.overline')}
        title={t('hero.title')}
        lead={t(isEmpty ? 'hero.leadNone' : 'hero.lead')}
        picture={!isEmpty && <BeforeAndAfter />}
      >
        {hasThisSite && (
          <p className="mt-6">
            <TextLink to={thisSitePath} standsAlone>
              {t('hero.thisSite')}
            </TextLink>
          </p>
        )}
      </Hero>
      <Cases />
      <Testimonials />
      <HowWeMeasure />
      {!isEmpty && (
        <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/services" />
      )}
    </>
  );
}
