import { useTranslation } from 'react-i18next';
import { AboutSection } from '../../../components/sections/about/AboutSection.tsx';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { MarkedEntries } from '../../../components/sections/MarkedEntries.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { Split } from '../../../components/sections/Split.tsx';
import { closePath } from '../../../components/ui/iconPaths.ts';
import { LineIcon } from '../../../components/ui/LineIcon.tsx';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { hasThisSite, thisSitePath } from '../../../content/thisSite/thisSite.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { Reasons } from './Reasons.tsx';

export function Page() {
  const { t } = useTranslation('about');
  return (
    <>
      <Hero {...t('whyHero', { returnObjects: true })} picture={<DocumentFile />} />
      <Reasons />
      <Section tone="card">
        <Split id="limits" title={t('whyLimits.title')}>
          <MarkedEntries
            mark={<LineIcon path={closePath} className="mt-0.5 size-5 text-alert" />}
            items={t('whyLimits.items', { returnObjects: true })}
          />
          {hasThisSite && (
            <p className="mt-6">
              <TextLink to={thisSitePath} standsAlone>
                {t('whyLimits.thisSite')}
              </TextLink>
            </p>
          )}
        </Split>
      </Section>
      <AboutSection words={t('whySection', { returnObjects: true })} />
      <CallToAction
        {...t('whyCta', { returnObjects: true })}
        primaryTo="/contact"
        secondaryTo="/case-studies"
      />
    </>
  );
}
