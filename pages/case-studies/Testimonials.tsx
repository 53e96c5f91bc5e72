import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { caseStudies } from '../../content/caseStudies.ts';

/** Shows the testimonials of clients that have a case study. */
export function Testimonials() {
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
