import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { FeatureGrid } from '../../../components/sections/FeatureGrid.tsx';
import { Hero, HeroActions } from '../../../components/sections/Hero.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { TextGrid } from '../../../components/sections/TextGrid.tsx';
import { TextLink } from '../../../components/ui/Link.tsx';
import { domains } from '../../../content/domains.ts';
import { entryOf } from '../../../content/entryOf.ts';
import type { DomainKey } from '../../../locales/i18next.d.ts';
import { DomainIllustration } from './illustrations/DomainIllustration.tsx';

/** The page of a domain: what can go wrong, and how products are tested. `/offre/…` lists the work and the deliverables in the domain. */
export function Page({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  const { offrePath } = entryOf(domains, domain, 'domains.json');
  return (
    <>
      <Hero
        overline={t('labels.overline')}
        title={t(`${domain}.title`)}
        lead={t(`${domain}.description`)}
        illustration={<DomainIllustration domain={domain} />}
      >
        <HeroActions
          primary={{ label: t('cta.primary'), to: '/contact' }}
          secondary={{ label: t('cta.secondary'), to: '/services' }}
        />
        <p className="mt-5 text-sm" data-print="no">
          <TextLink to={offrePath} isStandalone>
            {t('labels.offer')}
          </TextLink>
        </p>
      </Hero>
      <QuestionAndScope domain={domain} />
      <Section id="tests" title={t('labels.testTypes')}>
        <FeatureGrid items={t(`${domain}.testTypes`, { returnObjects: true })} />
      </Section>
      <Section id="risks" tone="ink" title={t('labels.risks')}>
        <TextGrid items={t(`${domain}.risks`, { returnObjects: true })} />
      </Section>
      <DomainSecurity domain={domain} />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        lead={t(`${domain}.next`)}
        primaryTo="/contact"
        secondaryTo="/services"
      />
    </>
  );
}

const parts = ['security', 'audit'] as const;

/** Two texts side by side: how security is tested in the domain, and which audit is offered. */
function DomainSecurity({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <Section>
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {parts.map((part) => (
          <section key={part} id={part} className="ruler">
            <h2 className="text-h3">{t(`labels.${part}`)}</h2>
            <p className="mt-4 max-w-measure text-lg text-muted">{t(`${domain}.${part}`)}</p>
          </section>
        ))}
      </div>
    </Section>
  );
}

const row = 'grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]';

/** Answers a client's first question on the domain, then lists the scope of the tests. */
function QuestionAndScope({ domain }: { domain: DomainKey }) {
  const { t } = useTranslation('domains');
  return (
    <Section tone="card">
      <div className={row}>
        <h2>{t(`${domain}.question.title`)}</h2>
        <p className="max-w-measure text-lg lg:pt-2">{t(`${domain}.question.answer`)}</p>
      </div>
      <div className={`${row} mt-10 border-t border-ink pt-8 md:mt-14 md:pt-10`}>
        <h2 className="text-h3">{t('labels.scope')}</h2>
        <CheckList columns={2} items={t(`${domain}.scopeItems`, { returnObjects: true })} />
      </div>
    </Section>
  );
}
