import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { CheckList } from '../../../components/sections/CheckList.tsx';
import { Hero, HeroActions } from '../../../components/sections/Hero.tsx';
import { Section } from '../../../components/sections/Section.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { LinkLine, TextLink } from '../../../components/ui/Link.tsx';
import { entryOf } from '../../../content/entryOf.ts';
import { isExample } from '../../../content/sources.ts';
import type { DomainKey } from '../../../locales/i18next.d.ts';
import { namedDomains } from '../../../renderer/i18n/namedContent.ts';
import { DomainGlyph } from '../../services/DomainGlyph.tsx';
import type { OfferKey } from './offerKey.ts';

/**
 * The offer for one domain, with its deliverables. `/services/…` describes the domain itself. `offre` is French for offer. The last
 * segment of the URL is the offer's key, the domain's `offreKey`. Links to the contact form contain it, so the company knows the offer.
 */
export function Page({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  const requestPath = useRequestPath(offer);
  const { key, path } = entryOf(namedDomains, offer, 'domains.json', 'offreKey');
  return (
    <>
      <Hero
        overline={t('labels.overline')}
        title={t(`${offer}.hero.title`)}
        lead={t(`${offer}.hero.subtitle`)}
        illustration={<OfferIllustration domain={key} />}
      >
        <HeroActions
          primary={{ label: t('cta.primary'), to: requestPath('quote') }}
          secondary={{ label: t('cta.secondary'), to: '/services' }}
        />
        <p className="mt-5 text-sm" data-print="no">
          <TextLink to={path} isStandalone>
            {t('labels.domain')}
          </TextLink>
        </p>
      </Hero>
      <Method offer={offer} />
      <OfferSecurity offer={offer} />
      <OfferDeliverables offer={offer} />
      <CallToAction
        {...t('cta', { returnObjects: true })}
        title={t(`${offer}.question`)}
        lead={t(`${offer}.next`)}
        primaryTo={requestPath('quote')}
        secondaryTo="/services"
      />
    </>
  );
}

const parts = ['scope', 'testing', 'automation'] as const;

/** Lists the first three parts of an offer one below the other: the scope, the manual tests and the automated tests. */
function Method({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  return (
    <Section>
      {/* Without a title, `Section` is a plain `div`. It contains a `<section>` for each part. */}
      <div className="grid gap-y-14 md:gap-y-20">
        {parts.map((part) => (
          <section
            key={part}
            id={part}
            aria-labelledby={`${part}-title`}
            className="grid gap-x-16 gap-y-6 border-t border-ink pt-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
          >
            <h2 id={`${part}-title`} className="text-h3">
              {t(`labels.parts.${part}`)}
            </h2>
            <ul>
              {t(`${offer}.${part}.items`, { returnObjects: true }).map((item) => (
                <li key={item} className="border-b border-line py-4 first:pt-0 last:border-0 last:pb-0">
                  <p className="max-w-measure">{item}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Section>
  );
}

function OfferIllustration({ domain }: { domain: DomainKey }) {
  return (
    <DomainGlyph
      domain={domain}
      className="mx-auto w-full max-w-60 rounded-panel border border-line bg-card p-10 text-accent shadow-sheet lg:max-w-[24rem]"
    />
  );
}

/** Two parts of an offer side by side: the security tests (and what is left to specialists), and the audit. */
function OfferSecurity({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  return (
    <Section tone="ink">
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {(['security', 'audit'] as const).map((part) => (
          <section
            key={part}
            id={part}
            aria-labelledby={`${part}-title`}
            className="border-t border-lime pt-5"
          >
            <h2 id={`${part}-title`} className="text-h3">
              {t(`labels.parts.${part}`)}
            </h2>
            <p className="mt-4 max-w-measure text-lg text-muted-dark">{t(`${offer}.${part}.description`)}</p>
            {part === 'security' && (
              <LinkLine
                to="/services#security"
                className="mt-3 [&_a]:text-white"
                label={t('labels.intrusion')}
              />
            )}
          </section>
        ))}
      </div>
    </Section>
  );
}

function OfferDeliverables({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation(['offre', 'common']);
  return (
    <Section tone="card">
      <section
        id="deliverables"
        aria-labelledby="deliverables-title"
        className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
      >
        <h2 id="deliverables-title">{t('offre:labels.parts.deliverables')}</h2>
        <div className="rounded-panel border border-line bg-paper p-6 @max-[20rem]:px-3 md:p-8">
          <CheckList items={t(`offre:${offer}.deliverables.items`, { returnObjects: true })} />
          <h3 className="mt-8 border-t border-line pt-6 text-h4">{t('offre:labels.timeline')}</h3>
          <p className="mt-2 max-w-measure">
            {t(`offre:${offer}.timeline`)}
            {/* The entry with this key in `content/sources.json` says whether the timelines of all offers are invented. */}
            {isExample('offre:*.timeline') && (
              <span data-example="" className="text-muted">
                {' '}
                ({t('common:example')})
              </span>
            )}
          </p>
          <LinkLine to="/services/engagement" className="mt-3" label={t('common:pages.engagement')} />
        </div>
      </section>
    </Section>
  );
}
