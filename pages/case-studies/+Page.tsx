import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { Section } from '../../components/sections/Section.tsx';
import { Split } from '../../components/sections/Split.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { TextLink } from '../../components/ui/TextLink.tsx';
import { caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../content/entryOf.ts';
import { hasThisSite, thisSitePath } from '../../content/thisSite/thisSite.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { CaseReport } from './CaseReport.tsx';

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

/** The case studies; where there are none, a link to the contact page. */
function Cases() {
  const { t } = useTranslation('caseStudies');
  const items = t('cases.items', { returnObjects: true });
  if (caseStudies.length === 0) {
    return (
      <Section id="cases" title={t('cases.title')} lead={t('cases.none')}>
        <ButtonLink to="/contact">{t('cta.primary')}</ButtonLink>
      </Section>
    );
  }
  return (
    <Section
      id="cases"
      title={t('cases.title')}
      example={caseStudies.some(({ source }) => source === 'example')}
    >
      <div className="grid gap-20 print:gap-10">
        {caseStudies.map((facts) => (
          <CaseReport
            key={facts.key}
            facts={facts}
            words={entryOf(items, facts.key, 'caseStudies.json: cases.items')}
          />
        ))}
      </div>
    </Section>
  );
}

/** Explains how the figures of a case are measured. */
function HowWeMeasure() {
  const { t } = useTranslation('caseStudies');
  return (
    <Section>
      <Split id="method" title={t('method.title')}>
        <ol className="border-t border-ink">
          {t('method.items', { returnObjects: true }).map(({ key, title, description }) => (
            <li key={key} className="border-b border-line py-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 max-w-measure text-muted">{description}</p>
            </li>
          ))}
        </ol>
      </Split>
    </Section>
  );
}

/** Shows the testimonials of clients that have a case study. */
function Testimonials() {
  const { t } = useTranslation('caseStudies');
  const items = t('testimonials.items', { returnObjects: true }).filter(({ key }) =>
    caseStudies.some((study) => study.key === key),
  );
  if (items.length === 0) {
    return null;
  }
  return (
    <Section id="testimonials" tone="card" title={t('testimonials.title')} lead={t('testimonials.lead')}>
      <div className="grid gap-12 md:grid-cols-2 md:gap-16 print:grid-cols-2">
        {items.map(({ key, quote, author, position, company }) => (
          <figure key={key} className="flex flex-col gap-6 border-s-4 border-lime ps-6">
            <blockquote className="font-display text-h3 font-semibold tracking-tight text-balance">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="mt-auto text-sm text-muted">
              <span className="mono-label block">{author}</span>
              {t('testimonials.from', { position, employer: company })}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
