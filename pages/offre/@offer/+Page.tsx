import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../../components/sections/CallToAction.tsx';
import { Hero } from '../../../components/sections/Hero.tsx';
import { HeroActions } from '../../../components/sections/HeroActions.tsx';
import { useRequestPath } from '../../../components/sections/useRequestPath.ts';
import { TextLink } from '../../../components/ui/TextLink.tsx';
import { domains } from '../../../content/domains.ts';
import { entryOf } from '../../../content/entryOf.ts';
import { Method } from './Method.tsx';
import { OfferContents } from './OfferContents.tsx';
import { OfferDeliverables } from './OfferDeliverables.tsx';
import { OfferSecurity } from './OfferSecurity.tsx';
import type { OfferKey } from './offerParts.ts';

/**
 * The offer for one domain. Each domain has two pages: `/services/…` describes it, and this one lists what is done and delivered in it.
 * `content/domains.json` says which offer belongs to which domain; `offre` is French for offer. The key of an offer is the last segment of
 * its address, so it also tells the contact form from which page a request comes.
 */
export function Page({ offer }: { offer: OfferKey }) {
  const { t } = useTranslation('offre');
  const requestPath = useRequestPath(offer);
  const { path } = entryOf(domains, offer, 'domains.json', 'offreKey');
  return (
    <>
      <Hero
        overline={t('labels.overline')}
        title={t(`${offer}.hero.title`)}
        lead={t(`${offer}.hero.subtitle`)}
        picture={<OfferContents />}
      >
        <HeroActions
          primary={{ label: t('cta.primary'), to: requestPath('quote') }}
          secondary={{ label: t('cta.secondary'), to: '/services' }}
        />
        <p className="mt-5 text-sm" data-print="no">
          <TextLink to={path} standsAlone>
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
