import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { TextGrid } from '../../components/sections/TextGrid.tsx';
import { WorkLanguages } from '../../components/sections/WorkLanguages.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { Arrow } from '../../components/ui/LineIcon.tsx';
import { Link, TextLink } from '../../components/ui/Link.tsx';
import { entryOf } from '../../content/entryOf.ts';
import { prices } from '../../content/prices.ts';
import { services } from '../../content/services.ts';
import { namedDomains } from '../../renderer/i18n/namedContent.ts';
import { DomainGlyph } from './DomainGlyph.tsx';

export function Page() {
  const { t } = useTranslation('services');
  return (
    <>
      <Hero
        {...t('hero', { returnObjects: true })}
        illustration={<DomainIndex />}
        primaryTo="/contact"
        secondaryTo="#domains"
      >
        <WorkLanguages />
      </Hero>
      <Situations />
      <Domains />
      <Section id="security" tone="ink" title={t('security.title')} lead={t('security.description')}>
        <TextGrid items={t('security.items', { returnObjects: true })} />
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

/** The illustration of the page, which is also its index: a cell for each domain links to the domain's card. */
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
              <DomainGlyph domain={key} className="size-10 text-accent card-hover:text-lime" />
              <span className="text-sm/tight font-semibold">{t(`common:domains.${key}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const { samplePrice, loadTestPrice, auditPrice } = prices;
/** True if the three prices in the sentence `choose.prices` are known. */
const arePriced = [samplePrice, loadTestPrice, auditPrice].every((price) => price !== undefined);

/** A row for each service, with the situation of a client who needs the service. Below the rows are the prices of three services. */
function Situations() {
  const { t } = useTranslation('services');
  const texts = t('choose.items', { returnObjects: true });
  return (
    <Section id="choose" title={t('choose.title')}>
      <ul className="border-t border-ink">
        {services
          .map(({ key, path }) => ({ path, ...entryOf(texts, key, 'services.json: choose.items') }))
          .map(({ path, situation, title }) => (
            <li
              key={path}
              className="relative grid items-baseline gap-x-8 gap-y-1 border-b border-line py-6 pe-10 md:grid-cols-2"
            >
              <p className="font-semibold">{situation}</p>
              <h3 className="text-h4 text-accent">
                <Link
                  to={path}
                  className="after:absolute after:inset-0 card-hover:underline underline-offset-4"
                >
                  {title}
                </Link>
              </h3>
              <Arrow className="absolute end-1 top-7 size-5 text-accent" />
            </li>
          ))}
      </ul>
      <div className="mt-8 grid gap-3">
        {arePriced && <p className="max-w-measure">{t('choose.prices')}</p>}
        <p>
          <TextLink to="/services/engagement" isStandalone>
            {t('choose.link')}
          </TextLink>
        </p>
      </div>
    </Section>
  );
}

/** A card for each domain, which links to its page below `/offre` (specification, §2): what is tested, its security, its audit. */
function Domains() {
  const { t } = useTranslation(['services', 'domains', 'common']);
  return (
    <Section id="domains" tone="card" title={t('domains.title')}>
      <ol className="cell-grid md:grid-cols-2">
        {namedDomains.map(({ key, offrePath }) => (
          <li
            key={key}
            id={key}
            className="relative flex flex-col bg-card p-6 md:last:odd:col-span-2 hover:bg-band hover:text-white md:p-8"
          >
            <DomainGlyph domain={key} className="mb-5 size-10 text-accent card-hover:text-lime" />
            <h3>
              <Link
                to={offrePath}
                className="flex items-center justify-between gap-4 after:absolute after:inset-0 card-hover:underline underline-offset-4"
              >
                {t(`common:domains.${key}`)}
                <Arrow />
              </Link>
            </h3>
            <p className="mt-2">{t(`domains:${key}.card.description`)}</p>
            <dl className="mt-5 text-sm text-muted card-hover:text-muted-dark">
              <Aspect term={t('domains.scope')} text={t(`domains:${key}.card.scope`)} />
              <Aspect term={t('domains.security')} text={t(`domains:${key}.card.security`)} />
              <Aspect term={t('domains.audit')} text={t(`domains:${key}.card.audit`)} />
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Aspect({ term, text }: { term: string; text: string }) {
  return (
    <div className="border-t border-dashed border-line py-3 last:pb-0">
      <dt className="mono-label card-hover:text-lime">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
