import { useTranslation } from 'react-i18next';
import { CallToAction } from '../../components/sections/CallToAction.tsx';
import { CheckList } from '../../components/sections/CheckList.tsx';
import { Hero } from '../../components/sections/Hero.tsx';
import { ListSection, Section } from '../../components/sections/Section.tsx';
import { Steps } from '../../components/sections/Steps.tsx';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { LinkLine } from '../../components/ui/Link.tsx';
import { type CaseStudy, caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../content/entryOf.ts';
import { hasThisSite } from '../../content/thisSite/thisSite.ts';
import type { CaseTexts } from '../../locales/i18next.d.ts';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { CaseLogo } from './CaseLogo.tsx';

export function Page() {
  const { t } = useTranslation('caseStudies');
  const isEmpty = caseStudies.length === 0;
  return (
    <>
      <Hero
        overline={t('hero.overline')}
        title={t('hero.title')}
        illustration={!isEmpty && <BeforeAndAfter />}
      >
        {/* The link to real, verifiable results comes before the invented case studies. */}
        {hasThisSite && (
          <LinkLine to="/about/this-site" className="mt-6 text-lg" label={t('hero.thisSite')} />
        )}
        <p className="mt-6 max-w-measure text-lg text-muted">{t(isEmpty ? 'hero.leadNone' : 'hero.lead')}</p>
      </Hero>
      <Cases />
      <Testimonials />
      <ListSection of={Steps} id="method" {...t('method', { returnObjects: true })} />
      {!isEmpty && (
        <CallToAction {...t('cta', { returnObjects: true })} primaryTo="/contact" secondaryTo="/services" />
      )}
    </>
  );
}

/** The case studies. If there are none, a link to the contact form replaces the call to action at the end of the page. */
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
        {caseStudies.map((content) => (
          <CaseReport
            key={content.key}
            content={content}
            texts={entryOf(items, content.key, 'caseStudies.json: cases.items')}
          />
        ))}
      </div>
    </Section>
  );
}

function Testimonials() {
  const { t } = useTranslation('caseStudies');
  // A testimonial has the key of its case study. It is left out if `caseStudies` lacks that case study.
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

function CaseReport({ content, texts }: { content: CaseStudy; texts: CaseTexts }) {
  const { t } = useTranslation('caseStudies');
  return (
    <article
      id={content.key}
      // The example badge is above the list. Each case study needs this attribute too, because the chat reads each one without the badge.
      data-example={content.source === 'example' ? '' : undefined}
      aria-labelledby={`${content.key}-title`}
      className="border-t border-ink pt-8"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] print:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
        <header>
          <div className="mb-6 flex items-center gap-4">
            <CaseLogo
              logo={content.logo}
              className="size-20 rounded-panel border border-line bg-card p-4 text-ink"
            />
            <p className="text-sm">
              <span className="mono-label block">{t('labels.industry')}</span>
              {texts.industry}
            </p>
          </div>
          <h3 id={`${content.key}-title`} className="text-h2">
            {texts.title}
          </h3>
          <p className="mt-4 text-lg text-muted">{texts.description}</p>
          <dl className="mt-6 flex gap-10 text-sm">
            <div>
              <dt className="mono-label">{t('labels.team')}</dt>
              <dd>{t('labels.people', { count: content.people })}</dd>
            </div>
            <div>
              <dt className="mono-label">{t('labels.length')}</dt>
              <dd>{t('labels.months', { count: content.months })}</dd>
            </div>
          </dl>
        </header>
        <div>
          <h4 className="mb-2 text-h4">{t('labels.context')}</h4>
          <p className="mb-8 max-w-measure text-muted">{texts.context}</p>
          <h4 className="mb-4 text-h4">{t('labels.work')}</h4>
          <CheckList items={texts.work} />
        </div>
      </div>
      <h4 className="mt-10 mb-4 text-h4">{t('labels.results')}</h4>
      <dl className="cell-grid sm:grid-cols-3 print:grid-cols-3">
        {texts.results.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end gap-2 bg-card p-6">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-display text-h2 font-bold tracking-tight text-accent">{value}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
