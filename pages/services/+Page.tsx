import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Entries } from '../../components/sections/Entries.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { WorkLanguages } from '../../components/sections/WorkLanguages.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { DomainIndex } from './DomainIndex.tsx';
import { Domains } from './Domains.tsx';
import { Situations } from './Situations.tsx';

export function Page() {
  const { t } = useTranslation('services');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        picture={<DomainIndex />}
        primaryTo="/contact"
        secondaryTo="#domains"
      >
        <WorkLanguages />
      </Hero>
      <Situations />
      <Domains />
      <Section id="security" tone="ink" title={t('security.title')} lead={t('security.description')}>
        <Entries items={t('security.items', { returnObjects: true })} />
      </Section>
      <Section id="audit" title={t('audit.title')} lead={t('audit.description')}>
        <CheckList columns={2} items={t('audit.items', { returnObjects: true })} />
        <ButtonLink variant="outline" size="lg" to="/services/quality-audits" className="mt-8">
          {t('audit.link')}
        </ButtonLink>
      </Section>
      <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/case-studies" />
    </>
  );
}
