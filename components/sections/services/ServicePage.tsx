import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { entryOf } from '../../../content/entryOf.ts';
import { services } from '../../../content/services.ts';
import { namedSpecimens } from '../../../renderer/i18n/namedContent.ts';
import { TextLink } from '../../ui/Link.tsx';
import { CallToAction } from '../CallToAction.tsx';
import { FootNote } from '../FootNote.tsx';
import { Hero } from '../Hero.tsx';
import { Measures } from '../Measures.tsx';
import { Section } from '../Section.tsx';
import { ServiceTerms } from './ServiceTerms.tsx';

/** The services with this kind of page. The translations of each contain the groups `hero`, `indicators` and `cta`. */
const testServices = [
  'functionalTesting',
  'automatedTesting',
  'performanceTesting',
  'qualityAudits',
] as const;

interface ServicePageProps {
  service: (typeof testServices)[number];
  illustration: ReactNode;
  /** The path of the contact form, for some services with a query that prefills the form (`useRequestPath`). */
  requestPath: string;
  /** More figures, below the first three. With this prop, the section is a dark band, so the figures need light colours. */
  moreIndicators?: ReactNode;
  children: ReactNode;
}

/** The page of a service: an introduction with sample deliverables, figures, the service's own sections (`children`), price, next step. */
export function ServicePage({
  service,
  illustration,
  requestPath,
  moreIndicators,
  children,
}: ServicePageProps) {
  // TypeScript cannot tell which of the services this page is for, so `useTranslation` gets the namespaces of all.
  const { t } = useTranslation(testServices);
  const { path } = entryOf(services, service, 'services.json');
  return (
    <>
      <Hero
        {...t(`${service}:hero`, { returnObjects: true })}
        illustration={illustration}
        primaryTo={requestPath}
        secondaryTo="/case-studies"
      >
        <SpecimenLinks servicePath={path} />
      </Hero>
      <Section
        id="indicators"
        tone={moreIndicators ? 'ink' : 'paper'}
        title={t(`${service}:indicators.title`)}
      >
        <Measures items={t(`${service}:indicators.items`, { returnObjects: true })} />
        <FootNote>{t(`${service}:indicators.note`)}</FootNote>
        {moreIndicators}
      </Section>
      {children}
      <ServiceTerms service={service} />
      <CallToAction
        {...t(`${service}:cta`, { returnObjects: true })}
        primaryTo={requestPath}
        secondaryTo="/services/engagement"
      />
    </>
  );
}

/** Links to the specimens of a service: those whose paths begin with the path of the service. */
function SpecimenLinks({ servicePath }: { servicePath: string }) {
  const { t } = useTranslation('specimens');
  const shown = namedSpecimens.filter(({ path }) => path.startsWith(`${servicePath}/`));
  if (shown.length === 0) {
    return null;
  }
  return (
    <ul className="mt-5" data-print="no">
      {shown.map(({ key, path }) => (
        <li key={key}>
          <TextLink to={path} isStandalone>
            {t('example', { document: t(`names.${key}`) })}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
