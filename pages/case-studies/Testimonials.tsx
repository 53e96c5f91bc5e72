import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';

export function Testimonials() {
  const { t } = useTranslation('caseStudies');
  return (
    <Section
      id="testimonials"
      tone="card"
      title={t('testimonials.title')}
      lead={t('testimonials.lead')}
      example
    >
      <div className="grid gap-12 md:grid-cols-2 md:gap-16 print:grid-cols-2">
        {t('testimonials.items', { returnObjects: true }).map(({ key, quote, author, position, company }) => (
          <figure key={key} className="flex flex-col gap-6 border-s-4 border-lime ps-6">
            <blockquote className="font-display text-h3 font-semibold tracking-tight text-balance">
              <p>{quote}</p>
            </blockquote>
            <figcaption className="mt-auto text-sm text-muted">
              <span className="mono-label block">{author}</span>
              {position}, {company}
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
