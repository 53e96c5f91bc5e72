import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { Note } from '../../../components/sections/Note.tsx';
import { ListSection, Section } from '../../../components/sections/Section.tsx';
import { Steps } from '../../../components/sections/Steps.tsx';
import { ServiceTerms } from '../../../components/sections/services/ServiceTerms.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { Link, TextLink } from '../../../components/ui/Link.tsx';
import { telOf } from '../../../components/ui/telOf.ts';
import { nearshoreOffice, type Office as OfficeContent } from '../../../content/offices.ts';
import { purchasing } from '../../../content/purchasing.ts';
import { languageNames } from '../../../renderer/i18n/format.ts';
import { DistanceMap } from './DistanceMap.tsx';

export function Page() {
  const { t } = useTranslation('nearshore');
  const requestPath = useRequestPath('nearshore');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        illustration={nearshoreOffice && <DistanceMap office={nearshoreOffice} />}
        primaryTo="#services"
        secondaryTo={requestPath('team')}
      />
      <ListSection of={TextGrid} columns={2} id="benefits" {...t('benefits', { returnObjects: true })} />
      <ListSection of={FeatureGrid} id="services" tone="card" {...t('services', { returnObjects: true })} />
      {nearshoreOffice && <Office office={nearshoreOffice} />}
      <ListSection of={Steps} id="start" {...t('start', { returnObjects: true })} />
      <Note id="limits" title={t('limits.title')}>
        {t('limits.text')} <TextLink to="/services/engagement#data">{t('limits.link')}</TextLink>
      </Note>
      <ServiceTerms service="nearshore" />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        primaryTo={requestPath('quote')}
        secondaryTo={requestPath('call')}
      />
    </>
  );
}

function Office({ office: { address, phone, languages } }: { office: OfficeContent }) {
  const { t, i18n } = useTranslation('nearshore');
  return (
    <Section id="office" tone="ink">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          <h2 id="office-title">{t('office.title')}</h2>
          <p className="mt-8 font-display text-h2 font-bold tracking-tight text-lime">
            {t('office.experts')}
          </p>
          <p className="mt-3 max-w-narrow text-lg text-muted-dark">{t('office.text')}</p>
        </div>
        <dl className="grid content-start border-t border-line-dark">
          <OfficeFact term={t('office.address')}>
            <bdi>{address.street}</bdi>
            <br />
            <bdi>
              {address.postalCode} {address.city}
            </bdi>
          </OfficeFact>
          <div className="border-b border-line-dark py-5">
            <dt className="font-mono text-xs text-lime">{t('office.phone')}</dt>
            <dd className="text-lg">
              <Link
                to={telOf(phone)}
                className="inline-flex min-h-11 items-center underline underline-offset-4 hover:decoration-2"
              >
                <bdi>{phone}</bdi>
              </Link>
            </dd>
          </div>
          {purchasing.employerAbroad && (
            <OfficeFact term={t('office.employer')}>
              {t('office.employerText', { employer: purchasing.employerAbroad })}
            </OfficeFact>
          )}
          {languages && (
            <OfficeFact term={t('office.languages')}>{languageNames(languages, i18n.language)}</OfficeFact>
          )}
        </dl>
      </div>
    </Section>
  );
}

function OfficeFact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-line-dark py-5">
      <dt className="font-mono text-xs text-lime">{term}</dt>
      <dd className="mt-1 text-lg">{children}</dd>
    </div>
  );
}
