import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Entries } from '../../components/sections/Entries.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { WorkLanguages } from '../../components/sections/WorkLanguages.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Link } from '../../components/ui/Link.tsx';
import { namedDomains } from '../../renderer/i18n/namedFacts.ts';
import { DomainGlyph } from './DomainGlyph.tsx';
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

/** The picture of the page, and its index: a cell for each domain, which leads to its card. */
function DomainIndex() {
  const { t } = useTranslation(['services', 'common']);
  return (
    <nav
      aria-label={t('services:domains.title')}
      className="mx-auto w-full max-w-[32rem] rounded-panel shadow-sheet"
    >
      <ul className="cell-grid grid-cols-2 @max-[20rem]:grid-cols-1">
        {namedDomains.map(({ key }) => (
          <li key={key} className="bg-card last:odd:col-span-full">
            <Link
              to={`#${key}`}
              className="flex h-full min-h-24 flex-col gap-3 p-4 @max-[20rem]:min-h-0 hover:bg-band hover:text-white focus-visible:-outline-offset-4 sm:p-5"
            >
              <DomainGlyph domain={key} className="size-10 text-proof card-hover:text-lime" />
              <span className="text-sm leading-tight font-semibold">{t(`common:domains.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
