import { useTranslation } from 'react-i18next';
import { Section } from '../../components/sections/Section.tsx';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { caseStudies } from '../../content/caseStudies.ts';
import { entryOf } from '../../content/entryOf.ts';
import { CaseReport } from './CaseReport.tsx';

/** The case studies; where there are none, a link to the contact page. */
export function Cases() {
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
